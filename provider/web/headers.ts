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
