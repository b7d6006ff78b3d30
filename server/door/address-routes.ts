/** Under which address other devices find this server: what a lobby shows for others to scan. */
import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { homeAddress } from '../ops/addresses.ts';
import type { Settings } from '../ops/settings.ts';
import type { Limiter } from './limits.ts';
import { COSTS } from './limits.ts';

export interface AddressParts {
  readonly settings: Pick<Settings, 'publicUrl' | 'host'>;
  readonly limiter: Limiter;
}

export function addAddressRoutes(app: FastifyInstance, { settings, limiter }: AddressParts): void {
  app.get('/api/address', { onRequest: limiter.gate(COSTS.look) }, async ({ headers, protocol, socket }) => ({
    address: addressToShow(settings, {
      asked: `${protocol}://${headers.host ?? 'localhost'}`,
      home: homeAddress(networkInterfaces()),
      port: socket.localPort ?? 80,
    }),
  }));
}

export interface Asking {
  /** The origin that the page was fetched from. */
  readonly asked: string;
  /** This machine in the home network, if it is in one. */
  readonly home: string | undefined;
  readonly port: number;
}

/** The public address; else the one that was asked for, unless only this machine knows itself by it. */
export function addressToShow({ publicUrl, host }: AddressParts['settings'], { asked, home, port }: Asking): string {
  if (publicUrl !== undefined) return publicUrl.origin;
  const isOpen = host === undefined || host === '0.0.0.0' || host === '::';
  if (!isOpen || home === undefined || !isLocal(asked)) return asked;
  return `http://${home}:${port}`;
}

const isLocal = (origin: string): boolean => /^https?:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/.test(origin);
