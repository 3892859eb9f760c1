import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { fail } from '../shared/fail.ts';
import { projectRoot } from '../shared/projectRoot.ts';

const BUILT = path.join(projectRoot, 'build/portal');
const A_YEAR = 'public, max-age=31536000, immutable';
/** Files with a hash of their content in the name. */
const HASHED = /\/(js|css|assets)\/[^/]+\.[0-9a-f]{8,}\./;
/** Addresses of files, of the API and of the metrics of another port, with any number of slashes. */
const FILES = /^\/+(images|js|css|assets|api|metrics)(\/|$)/i;
const HAS_ENDING = /\.[a-zA-Z0-9]+$/;

/** A browser that opens an address asks for HTML; a missing script, picture or style does not. */
function isScreen({ method, url, headers }: FastifyRequest): boolean {
  const [pathname = ''] = url.split('?');
  const opened = (headers.accept ?? '').includes('text/html');
  return (method === 'GET' || method === 'HEAD') && !FILES.test(pathname) && (opened || !HAS_ENDING.test(pathname));
}

/** Serves the built portal, with index.html for every address of a screen. Without a build only the API is served. */
export const servePortal = (folder = BUILT) =>
  plugin(async (app: FastifyInstance) => {
    const built = fs.existsSync(path.join(folder, 'index.html'));
    if (built)
      await app.register(fastifyStatic, {
        root: folder,
        preCompressed: true,
        wildcard: false,
        // Source maps are not served, even where a build has left them here.
        globIgnore: ['**/*.map', '**/*.map.*'],
        index: false,
        // Set below for each file.
        cacheControl: false,
        setHeaders: (reply, file) => {
          void reply.setHeader('cache-control', HASHED.test(file) ? A_YEAR : 'no-cache');
        },
      });
    app.setNotFoundHandler((request, reply) => {
      if (!built || !isScreen(request)) return fail('NOT_FOUND');
      return reply.header('cache-control', 'no-cache').sendFile('index.html');
    });
  });
