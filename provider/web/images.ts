import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { images } from '../database/schema/index.ts';
import { fail } from '../shared/fail.ts';
import { readImageAddress } from '../shared/imageAddress.ts';
import type { Services } from '../call/services.ts';

const NO_IMAGE = 'no-image.svg';

/** Pictures by signed address; the placeholder is a file of the portal, where one is built. 103 for a wrong or expired address. */
export async function serveImages(app: FastifyInstance, { settings, clock, database }: Services): Promise<void> {
  app.get<{ Params: { name: string }; Querystring: { expires?: string; signature?: string } }>(
    '/:name',
    async ({ params, query }, reply) => {
      if (params.name === NO_IMAGE && 'sendFile' in reply) return reply.sendFile(`images/${NO_IMAGE}`);
      const { expires = '', signature = '' } = query;
      const name = readImageAddress(settings.keys.imageAddresses, clock, {
        name: params.name,
        expires: String(expires),
        signature: String(signature),
      });
      if (!name) fail('NOT_FOUND');
      const [image] = await database.read({ kind: 'school', schoolId: name.schoolId }, (db) =>
        db
          .select()
          .from(images)
          .where(and(eq(images.schoolId, name.schoolId), eq(images.id, name.imageId))),
      );
      if (!image) fail('NOT_FOUND');
      return reply
        .type(image.contentType)
        .header('cache-control', 'private, max-age=3600, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(image.bytes);
    },
  );
  await Promise.resolve();
}
