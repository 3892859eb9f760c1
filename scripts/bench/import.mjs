// Measures imports of many students from successive spreadsheets, and the response times of other clients during each import.
import { Blob } from 'node:buffer';
import { call, launch, signIn } from '../lib/provider.mjs';
import { engines } from './engines.mjs';
import { workbookOf } from './importRows.mjs';
import { during, mostMemory } from './load.mjs';

const STUDENTS = 5_000;
const FILES = 11;
/** The files to show: the first one, one that once failed on the embedded engine, and the last one. */
const SHOWN = [1, 4, FILES];
const CLIENTS = 2;
function formOf(fields, file) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set('file', new Blob([file]), 'students.xlsx');
  return form;
}

async function measureOn(name, env) {
  const provider = launch(env);
  const { address } = await provider.ready();
  try {
    const token = await signIn(address, 'admin');
    const { schoolId } = await call(address, 'GET', '/user/info', { token });
    const sessions = await call(address, 'GET', `/session/all/${schoolId}`, { token });
    const { sessionId } = sessions.find(({ status }) => status === 'ACTIVE');
    const classes = await call(address, 'GET', `/class/all/${schoolId}`, { token });
    const places = classes.flatMap(({ className, sections }) =>
      sections.map(({ sectionName }) => ({ className, sectionName })),
    );
    const list = {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ schoolId, sessionId }),
    };
    const measured = async (what, file, path, fields) => {
      mostMemory(provider.child);
      const { seconds, p50, p95, most } = await during(
        `${address}/api/student/all/paged?pages=0&size=10`,
        list,
        CLIENTS,
        () => call(address, 'POST', path, { token, form: formOf({ schoolId, sessionId, ...fields }, file) }),
      );
      return [what, name, seconds, p50, p95, most, mostMemory(provider.child) ?? '–'];
    };
    const figures = [];
    for (let number = 1; number <= FILES; number += 1) {
      const before = (number - 1) * STUDENTS;
      const file = await workbookOf(places, { count: STUDENTS, from: before });
      const checked = await measured(`check of ${STUDENTS} after ${before}`, file, '/student/import/check', {});
      const imported = await measured(`import of ${STUDENTS} after ${before}`, file, '/student/import', {
        students: STUDENTS,
      });
      if (SHOWN.includes(number)) figures.push(checked, imported);
    }
    return figures;
  } finally {
    await provider.end();
  }
}

/** Headings of the table. */
export const IMPORTS = [
  'spreadsheet, students',
  'engine',
  'seconds',
  'p50 ms',
  'p95 ms',
  'longest ms',
  'most memory, MB',
];

/** @returns {Promise<(string | number)[][]>} */
export async function measureImport() {
  const rows = [];
  for (const { name, use } of await engines()) rows.push(...(await use((env) => measureOn(name, env))));
  return rows;
}
