// Compresses JSON responses. Files are compressed already, and request bodies are never decompressed, because a small one could
// become a large one.
import type { FastifyCompressOptions } from '@fastify/compress';

/** For @fastify/compress: Brotli of quality 4, or gzip for browsers without TLS. Below 1 KB a response fits into one packet anyway. */
export const COMPRESSION: FastifyCompressOptions = {
  globalDecompression: false,
  threshold: 1024,
  encodings: ['br', 'gzip', 'identity'],
  customTypes: /^application\/json/,
};
