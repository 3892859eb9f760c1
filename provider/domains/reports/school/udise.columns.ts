// The columns of the student module of UDISE+: general profile, enrolment, facilities. The wording is the portal's own.
import type { ReportColumn } from '../kit/report.ts';

/** A PDF does not exist, so no column has a width in one. */
const WEIGHT = 1;
const EMPTY_WIDTH = 18;

const column = (kind: ReportColumn['kind'], key: string, title: string, width: number): ReportColumn => ({
  key,
  title,
  kind,
  width,
  weight: WEIGHT,
});
const text = (key: string, title: string, width = 18): ReportColumn => column('text', key, title, width);
const number = (key: string, title: string): ReportColumn => column('number', key, title, 12);
const date = (key: string, title: string): ReportColumn => column('date', key, title, 14);
/** Not stored in the portal. */
const blank = (key: string, title: string): ReportColumn => ({ ...text(key, title, EMPTY_WIDTH), empty: true });

const GENERAL: readonly ReportColumn[] = [
  { ...text('className', 'Class', 10), orderBy: 'classOrder' },
  text('sectionName', 'Section', 11),
  number('rollNo', 'Roll No.'),
  number('studentCode', 'Student Code'),
  { ...text('studentName', 'Student Name', 28), orderBy: 'nameKey' },
  text('gender', 'Gender', 10),
  date('dateOfBirth', 'Date of Birth'),
  blank('pen', 'Permanent Education No. (PEN)'),
  blank('stateCode', 'State Student Code'),
  blank('apaar', 'APAAR ID'),
  text('motherName', 'Mother Name', 28),
  { ...text('fatherName', 'Father Name', 28), orderBy: 'fatherKey' },
  text('guardianName', 'Guardian Name', 28),
  text('aadhaar', 'Aadhaar (last four digits)', 17),
  blank('aadhaarName', 'Name as in Aadhaar'),
  text('address', 'Address', 40),
  text('pinCode', 'PIN Code', 10),
  text('mobileNo', 'Mobile No.', 13),
  text('otherMobileNo', 'Alternate Mobile No.', 13),
  blank('email', 'E-mail'),
  blank('motherTongue', 'Mother Tongue'),
  text('category', 'Social Category', 15),
  text('religion', 'Religion (for Minority Group)', 16),
  text('bpl', 'BPL', 8),
  blank('aay', 'Antyodaya (AAY)'),
  text('ews', 'EWS or Disadvantaged Group', 15),
  blank('cwsn', 'CWSN'),
  blank('impairment', 'Type of Impairment'),
  blank('disability', 'Disability Percentage'),
  blank('nationality', 'Indian National'),
  blank('outOfSchool', 'Out-of-School Child'),
  blank('mainstreamed', 'Mainstreamed in'),
  text('bloodGroup', 'Blood Group', 9),
];

const ENROLMENT: readonly ReportColumn[] = [
  text('srNo', 'Admission No.', 14),
  date('admissionDate', 'Admission Date'),
  blank('medium', 'Medium of Instruction'),
  blank('languages', 'Languages'),
  text('stream', 'Academic Stream', 13),
  blank('subjects', 'Subject Group'),
  text('previousStatus', 'Status in Previous Session', 18),
  text('previousClass', 'Class in Previous Session', 14),
  text('rte', 'Admitted under RTE', 11),
  text('previousResult', 'Result of Previous Class', 14),
  text('previousMarks', 'Marks of Previous Class', 14),
  text('previousAttendance', 'Attendance of Previous Class', 14),
];

const FACILITIES: readonly ReportColumn[] = [
  blank('facilities', 'Facilities Provided'),
  blank('cwsnFacilities', 'Facilities for CWSN'),
  blank('sld', 'Screened for SLD'),
  blank('asd', 'Screened for ASD'),
  blank('adhd', 'Screened for ADHD'),
  blank('gifted', 'Gifted or Talented'),
  blank('competitions', 'Competitions and Olympiads'),
  blank('ncc', 'NCC, NSS, Scouts or Guides'),
  blank('digital', 'Uses Digital Devices'),
  blank('height', 'Height (cm)'),
  blank('weight', 'Weight (kg)'),
  blank('distance', 'Distance to School'),
  text('education', 'Education of Parent or Guardian', 22),
];

export const UDISE_COLUMNS: readonly ReportColumn[] = [...GENERAL, ...ENROLMENT, ...FACILITIES];
