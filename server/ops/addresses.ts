/** Where this server is reached from the home network, in words and as a QR code for a terminal. */
import type { NetworkInterfaceInfo } from 'node:os';
import { generate } from 'lean-qr';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Private ranges, the most usual at home first. */
const HOME_RANGES = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];
/** Names of networks that exist only inside this machine. */
const INSIDE = /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap)/i;

/** The address of this machine that a phone in the same home most likely reaches; undefined without a network. */
export function homeAddress(interfaces: Interfaces): string | undefined {
  const found = Object.entries(interfaces)
    .filter(([name]) => !INSIDE.test(name))
    .flatMap(([, list = []]) => list)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return HOME_RANGES.map((range) => found.find((address) => range.test(address))).find(Boolean) ?? found[0];
}

/** Two rows of the code in one line of text. Light is drawn, so that it reads on dark terminals and, inverted, on light ones. */
export function qrForTerminal(text: string): string {
  const code = generate(text);
  const quiet = 2;
  const lines: string[] = [];
  for (let y = -quiet; y < code.size + quiet; y += 2) {
    let line = '';
    for (let x = -quiet; x < code.size + quiet; x++)
      line += HALVES[Number(!code.get(x, y)) * 2 + Number(!code.get(x, y + 1))];
    lines.push(line);
  }
  return lines.join('\n');
}

/** By light above and light below. */
const HALVES = [' ', '▄', '▀', '█'];
