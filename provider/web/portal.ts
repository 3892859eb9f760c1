import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { fail } from '../shared/fail.ts';
import { projectRoot } from '../shared/projectRoot.ts';
import plugin from './plugin.ts';

const folder = path.join(projectRoot, 'build/portal');
const A_YEAR = 'public, max-age=31536000, immutable';
/** Files whose names carry a hash of their content. */
const HASHED = /\/(js|css|assets)\/[^/]+\.[0-9a-f]{8,}\./;
const HAS_ENDING = /\.[a-zA-Z0-9]+$/;

/** The built portal; every address of a screen answers index.html. Without a build the API runs alone. */
export const servePortal = plugin(async (app: FastifyInstance) => {
  const built = fs.existsSync(path.join(folder, 'index.html'));
  if (built)
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      wildcard: false,
      index: false,
      setHeaders: (reply, file) => {
        void reply.setHeader('cache-control', HASHED.test(file) ? A_YEAR : 'no-cache');
      },
    });
  app.setNotFoundHandler((request, reply) => {
    const { pathname } = new URL(request.url, 'http://portal');
    const screen = request.method === 'GET' && !HAS_ENDING.test(pathname) && !pathname.startsWith('/images');
    if (!built || !screen) return fail('NOT_FOUND');
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
});
