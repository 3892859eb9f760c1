// What the commands print.
import path from 'node:path';
import type { BackupResult } from './backup.ts';
import type { Manifest } from './manifest.ts';
import type { MoveResult } from './move.ts';
import type { RestoreResult } from './restore.ts';
import { SECRET } from './secrets.ts';

const numbers = new Intl.NumberFormat('en-IN');
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

function sizeOf({ tables }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = tables.reduce((sum, table) => sum + table.bytes, 0);
  return `${tables.length} tables, ${numbers.format(rows)} rows, ${(bytes / 1e6).toFixed(1)} MB`;
}

export function backupReport({ manifest, pausedMs }: BackupResult, folder: string, ms: number): string {
  const secret =
    manifest.secret.file === null
      ? 'The backup does not contain PORTAL_SECRET: keep it separately.'
      : 'The backup contains the secret. Keep it where only you have access.';
  return [
    `The backup is in ${folder}: ${sizeOf(manifest)}, ${seconds(ms)}.`,
    ...(pausedMs === undefined ? [] : [`The provider was paused for ${seconds(pausedMs)}.`]),
    secret,
  ].join('\n');
}

export function restoreReport(
  { manifest, secret }: RestoreResult,
  folder: string,
  server: boolean,
  ms: number,
): string {
  const ask = `Start the provider with DATABASE_URL, and set PORTAL_SECRET to the content of ${path.join(folder, SECRET)}.`;
  return [
    `The backup of ${manifest.createdAt} was restored: ${sizeOf(manifest)}, ${seconds(ms)}.`,
    'All numbers of rows and sums are those of the backup.',
    ...(server && secret.inFolder ? [ask] : []),
  ].join('\n');
}

/** Number of rows of each table with rows, and its sums of money and marks; the same on both sides. */
function tableOfFigures({ tables }: Manifest): string[] {
  const lines = tables
    .filter(({ rows }) => rows > 0)
    .map(({ name, rows, sums }) => [
      name,
      numbers.format(rows),
      Object.entries(sums)
        .map(([column, sum]) => `${column} ${numbers.format(Number(sum))}`)
        .join(', '),
    ]);
  const all = [['table', 'rows', 'sums'], ...lines];
  const widths = [0, 1].map((index) => Math.max(...all.map((line) => line[index]?.length ?? 0)));
  return all.map(([name = '', rows = '', sums = '']) =>
    `${name.padEnd(widths[0] ?? 0)}  ${rows.padStart(widths[1] ?? 0)}  ${sums}`.trimEnd(),
  );
}

export function moveReport({ manifest, secretFile }: MoveResult, dataFolder: string, ms: number): string {
  return [
    ...tableOfFigures(manifest),
    '',
    `Moved: ${sizeOf(manifest)}, ${seconds(ms)}. All numbers of rows and sums are equal in both databases.`,
    secretFile === undefined
      ? 'Start the provider with DATABASE_URL and the same PORTAL_SECRET.'
      : `Start the provider with DATABASE_URL, and set PORTAL_SECRET to the content of ${secretFile}.`,
    `Do not start it with the data folder again: ${dataFolder} does not receive the changes.`,
  ].join('\n');
}
