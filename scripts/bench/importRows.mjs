// Students of a spreadsheet, like those in a school's list.

const NAMES = ['Asha', 'Ravi', 'Meena', 'Vikram', 'Pooja', 'Arjun', 'Kavya', 'Rohan'];

const twelve = (start, at) => String(start + at * 7_919_317).padStart(12, '0');

/** A row like those in a school's list: both parents, all numbers, all addresses. */
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
  'Father PAN Number': `ABCPE${String(at % 10_000).padStart(4, '0')}F`,
  'Father Occupation': 'PRIVATE',
  'Mother Name': `Sunita Sharma${at}`,
  'Mother Aadhar Number': twelve(500_000_000_000, at),
  'Full Residential Address': `${at} Station Road, Jaipur`,
  District: 'Jaipur',
  Block: 'Sanganer',
  'Pin Code': '302016',
});

/** A workbook of `count` students, distributed over the sections; another `from` gives other students. */
export async function workbookOf(places, { count, from = 0 }) {
  const { default: ExcelJS } = await import('exceljs');
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('Students');
  const rows = Array.from({ length: count }, (_, at) => rowOf(from + at, places[at % places.length]));
  sheet.columns = Object.keys(rows[0]).map((key) => ({ key, header: key }));
  sheet.addRows(rows);
  return Buffer.from(await book.xlsx.writeBuffer());
}
