// What the commands print.
import type { ErasableStudent } from './eraseStudent.ts';
import type { StudentExport } from './exportStudent.ts';
import type { ReplacedSecret } from './replaceSecret.ts';
import { nameOf } from '../shared/installationSecret.ts';

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

export function exportReport({ parts, photo, pausedMs }: StudentExport, folder: string, ms: number): string {
  const counts = parts
    .filter(({ records }) => records.length > 0)
    .map(({ title, records }) => `${title.toLowerCase()} ${records.length}`);
  return [
    `The data are in ${folder}, ${seconds(ms)}: ${counts.join(', ')}${photo ? ', photograph' : ''}.`,
    ...(pausedMs === undefined ? [] : [`The provider was paused for ${seconds(pausedMs)}.`]),
    'They contain Aadhaar and PAN numbers in full. Give them only to the student or the parents.',
  ].join('\n');
}

export const erasableReport = (students: readonly ErasableStudent[]): string =>
  students.length === 0
    ? 'The retention of no deleted student is over.'
    : [
        'Deleted students whose retention is over:',
        ...students.map(({ code, name, deletedOn }) => `  ${code}  ${name}, deleted on ${deletedOn}`),
      ].join('\n');

export const replacedReport = ({ file, isNew, isReplaced, numbers, students }: ReplacedSecret): string =>
  [
    ...(isNew && file !== undefined ? [`The file ${file} was created with a new secret.`] : []),
    `${nameOf(file)} is now the secret of this database.`,
    ...(numbers > 0 ? [`Aadhaar and PAN numbers erased: ${numbers}, of ${students} students. Enter them again.`] : []),
    ...(isReplaced
      ? ['All users were signed out. Backups that were written before need their own secret: write a new one.']
      : []),
  ].join('\n');
