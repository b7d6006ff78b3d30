/** The headers that tell a browser what this page may do; nothing in them needs https unless the public address has it. */
import type { FastifyHelmetOptions } from '@fastify/helmet';

const SELF = ["'self'"];
const NONE = ["'none'"];

/** Browsers before 2022 do not take `'self'` for a socket, so the socket's own address is named beside it. */
export function helmetOptions(https: Scheme): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: NONE,
        scriptSrc: SELF,
        styleSrc: SELF,
        imgSrc: [...SELF, 'data:'],
        fontSrc: SELF,
        connectSrc: [...SELF, (request) => socketOf(https, request.headers.host)],
        manifestSrc: SELF,
        workerSrc: SELF,
        baseUri: NONE,
        formAction: NONE,
        frameAncestors: NONE,
        ...(https === 'https' ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https === 'https' ? { maxAge: 180 * 24 * 3600, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    // Both are only heard over https, and warn on the console without it.
    crossOriginOpenerPolicy: https === 'https',
    originAgentCluster: https === 'https',
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  };
}

/** What says something about a page that is opened, and nothing about a script or a font in it: on a slow line they are as long as a small file. */
export const FOR_DOCUMENTS = [
  'content-security-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;

export type Scheme = 'http' | 'https';

export const schemeOf = (publicUrl: URL | undefined): Scheme => (publicUrl?.protocol === 'https:' ? 'https' : 'http');

/** A Host header is a stranger's word: only a plain name or number with a port gets into the policy. */
function socketOf(scheme: Scheme, host: string | undefined): string {
  const isPlain = host !== undefined && /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i.test(host);
  return isPlain ? `${scheme === 'https' ? 'wss' : 'ws'}://${host}` : "'self'";
}
