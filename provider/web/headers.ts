import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import plugin from './plugin.ts';

const self = "'self'";
const none = "'none'";

/** What a page of the portal may load and do. antd writes style elements, so inline styles stay allowed; scripts do not. */
const CONTENT_SECURITY_POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: [none],
    scriptSrc: [self],
    styleSrc: [self, "'unsafe-inline'"],
    imgSrc: [self, 'data:', 'blob:'],
    connectSrc: [self],
    fontSrc: [self],
    frameSrc: [self, 'blob:'],
    frameAncestors: [none],
    baseUri: [none],
    formAction: [none],
    objectSrc: [none],
    manifestSrc: [self],
  },
};

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The same headers, for what is refused before the hooks below run. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': Object.entries(CONTENT_SECURITY_POLICY.directives)
    .map(([name, sources]) => [kebab(name), ...sources].join(' '))
    .join(';'),
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** Security headers on every answer. HSTS counts only where TLS ends, as browsers ignore it over plain http. */
export const securityHeaders = plugin(async (app: FastifyInstance) => {
  await app.register(helmet, {
    contentSecurityPolicy: CONTENT_SECURITY_POLICY,
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    originAgentCluster: false,
  });
});
