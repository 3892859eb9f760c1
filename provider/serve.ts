// The worker thread of the provider: opens and migrates the database, listens, and stops on request after it has finished its
// calls. The process (server.ts) starts it and handles signals.
import { parentPort } from 'node:worker_threads';
import { buildApp } from './app.ts';
import { readSettings, type Settings } from './config.ts';
import { connect } from './database/connect.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './start/demo/accounts.ts';
import { prepareFirstStart, PLATFORM_USER, type FirstStart } from './start/firstStart.ts';
import { bindOwnSecret, requireOwnSecret } from './start/requireOwnSecret.ts';
import { createServices } from './services.ts';
import { migrate } from './database/migrate.ts';
import { demoDenial } from './shared/local.ts';
import { listenForMetrics } from './web/metrics/listener.ts';
import type { Metrics } from './web/metrics/metrics.ts';

const print = (text: string): void => void process.stdout.write(`${text}\n`);

function banner(address: string, settings: Settings, first: FirstStart, milliseconds: number): string {
  const lines = ['', `School portal: ${address}`, `Ready in ${(milliseconds / 1000).toFixed(1)} s.`];
  const demo = first.kind === 'demo' || (first.kind === 'filled-before' && first.demo);
  const denial = demoDenial(settings);
  if (demo && denial === undefined) {
    lines.push('', `Demo accounts, all with password ${DEMO_PASSWORD}:`);
    for (const { userName, what } of DEMO_ACCOUNTS) lines.push(`  ${userName.padEnd(10)}${what}`);
  }
  if (demo && denial !== undefined) lines.push('', `Demo accounts cannot sign in: ${denial}.`);
  return lines.join('\n');
}

/** Printed as soon as the account exists, because a later step of the start may fail, and the password is not stored. */
function printFirstUser(password: string): void {
  const lines = [`First user: ${PLATFORM_USER}`, `Password:   ${password}`];
  print(['', ...lines, 'It is shown this once. Change it after signing in.'].join('\n'));
}

/** Runs `stop` on the first message of the main thread, then exits. Reports to the main thread that it can stop. */
function onStop(stop: () => Promise<void>): void {
  parentPort?.once('message', () => {
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
  parentPort?.postMessage('stoppable');
}

/** The library of the metrics is loaded only where they are on. */
async function metricsOf({ metricsPort }: Settings): Promise<Metrics | undefined> {
  return metricsPort === undefined ? undefined : (await import('./web/metrics/metrics.ts')).createMetrics();
}

async function run(): Promise<void> {
  const settings = readSettings(process.env);
  const engine = await connect(settings);
  await migrate(engine, requireOwnSecret(settings));
  const services = createServices(settings, engine);
  const unreadable = await bindOwnSecret(services);
  const first = await prepareFirstStart(services);
  if (first.kind === 'bare') printFirstUser(first.password);
  const metrics = await metricsOf(settings);
  const app = await buildApp({ settings, engine, ...(metrics && { metrics }) });
  if (unreadable > 0) app.log.warn({ unreadable }, 'Aadhaar and PAN numbers are encrypted with another secret');
  const listener = metrics && (await listenForMetrics(metrics, settings.metricsPort ?? 0));
  onStop(async () => {
    await app.close();
    listener?.close();
    await engine.close();
  });
  await app.listen({ port: settings.port, host: settings.host });
  const [bound] = app.addresses();
  const port = typeof bound === 'object' ? bound.port : settings.port;
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  const lines = [banner(`http://${host}:${port}`, settings, first, process.uptime() * 1000)];
  if (listener) lines.push('', `Metrics: ${listener.address}`);
  print(lines.join('\n'));
}

run().catch((error: unknown) => {
  process.stderr.write(
    `The school portal could not start. ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
});
