/** What can be set from outside, all of it by environment, and what is wrong with a setting. */

export interface Settings {
  readonly port: number;
  /** The interface to listen on; all of them where undefined. */
  readonly host: string | undefined;
  /** The address by which people reach this server, where it is another than its own. */
  readonly publicUrl: URL | undefined;
}

const USUAL_PORT = 8080;

export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings | { wrong: string } {
  const port = env.PORT === undefined || env.PORT === '' ? USUAL_PORT : Number(env.PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    return { wrong: `PORT is ${env.PORT}, but a port is a number from 0 (any free one) to 65535` };
  }
  const address = env.PUBLIC_URL;
  const publicUrl = address !== undefined && URL.canParse(address) ? new URL(address) : undefined;
  if (address && !/^https?:$/.test(publicUrl?.protocol ?? '')) {
    return { wrong: `PUBLIC_URL is ${address}, but it has to be an address such as https://table.example` };
  }
  return { port, host: env.HOST || undefined, publicUrl };
}
