// The port of the metrics. It listens on the loopback address only, whatever HOST is.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';

const LOOPBACK = '127.0.0.1';

export interface MetricsListener {
  address: string;
  close(): void;
}

async function respond(metrics: Metrics, request: http.IncomingMessage, response: http.ServerResponse) {
  const [path] = (request.url ?? '').split('?');
  if (request.method !== 'GET' || path !== '/metrics') return response.writeHead(404).end();
  const { contentType, text } = await metrics.read();
  return response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(text);
}

/** Serves `/metrics`. Throws when the port is in use. */
export async function listenForMetrics(metrics: Metrics, port: number): Promise<MetricsListener> {
  const server = http.createServer((request, response) => {
    respond(metrics, request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, LOOPBACK, resolve);
  });
  const bound = (server.address() as AddressInfo).port;
  return {
    address: `http://${LOOPBACK}:${bound}/metrics`,
    close() {
      server.close();
      // Prometheus keeps its connection open.
      server.closeAllConnections();
    },
  };
}
