// The registration of many students from one spreadsheet, and what others feel of it meanwhile.
import { Blob } from 'node:buffer';
import { call, launch, signIn } from '../lib/provider.mjs';
import { engines } from './engines.mjs';
import { during, mostMemory } from './load.mjs';

const STUDENTS = 5_000;
const CLIENTS = 2;
const NAMES = ['Asha', 'Ravi', 'Meena', 'Vikram', 'Pooja', 'Arjun', 'Kavya', 'Rohan'];

const twelve = (start, at) => String(start + at * 7_919_317).padStart(12, '0');

/** A row as a school's list has it: both parents, every number, every address. */
const rowOf = (at, { className, sectionName }) => ({
  'Student Name': `${NAMES[at % NAMES.length]} Import${at}`,
  Gender: at % 2 ? 'Male' : 'Female',
  'Date of Birth': new Date(Date.UTC(2012, 0, 1 + (at % 3_000))),
  'Admission Date': new Date(Date.UTC(2026, 3, 6)),
  Class: className,
  Section: sectionName,
  'Mobile Number': `9${String((at * 7_919_317) % 1_000_000_000).padStart(9, '0')}`,
  'Aadhar Number': twelve(300_000_000_000, at),
  Category: 'OBC',
  Religion: 'Hindu',
  RTE: at % 4 ? 'No' : 'Yes',
  'Father Name': `Ramesh Sharma${at}`,
  'Father Mobile Number': `8${String((at * 6_700_417) % 1_000_000_000).padStart(9, '0')}`,
  'Father Aadhar Number': twelve(400_000_000_000, at),
  'Father PAN Number': `ABCPE${String(at).padStart(4, '0')}F`,
  'Father Occupation': 'PRIVATE',
  'Mother Name': `Sunita Sharma${at}`,
  'Mother Aadhar Number': twelve(500_000_000_000, at),
  'Full Residential Address': `${at} Station Road, Jaipur`,
  District: 'Jaipur',
  Block: 'Sanganer',
  'Pin Code': '302016',
});

async function workbook(places) {
  const { default: ExcelJS } = await import('exceljs');
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('Students');
  const rows = Array.from({ length: STUDENTS }, (_, at) => rowOf(at, places[at % places.length]));
  sheet.columns = Object.keys(rows[0]).map((key) => ({ key, header: key }));
  sheet.addRows(rows);
  return Buffer.from(await book.xlsx.writeBuffer());
}

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
    const file = await workbook(places);
    const list = {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ schoolId, sessionId }),
    };
    const measured = async (what, path, fields) => {
      mostMemory(provider.child);
      const { seconds, p50, p95, most } = await during(
        `${address}/api/student/all/paged?pages=0&size=10`,
        list,
        CLIENTS,
        () => call(address, 'POST', path, { token, form: formOf({ schoolId, sessionId, ...fields }, file) }),
      );
      return [what, name, seconds, p50, p95, most, mostMemory(provider.child) ?? '–'];
    };
    return [
      await measured(`check of ${STUDENTS}`, '/student/import/check', {}),
      await measured(`import of ${STUDENTS}`, '/student/import', { students: STUDENTS }),
    ];
  } finally {
    await provider.end();
  }
}

/** What one row of the table says. */
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
