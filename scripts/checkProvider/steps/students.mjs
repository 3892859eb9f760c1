// Students, roll numbers, imports and names struck off.
import { PICTURE, workbookOf } from '../workbooks.mjs';
import { selection } from './classes.mjs';

const keepAs = (key) => (w, data) => (w[key] = data);

const studentForm = (w, name) => ({
  schoolId: w.school.schoolId,
  studentName: `${w.marker} ${name}`,
  gender: 'FEMALE',
  dateOfBirth: '2016-08-15',
  admissionDate: w.today,
  mobileNo: '9829012345',
  address1: `12 ${w.marker} Road`,
  district: 'Jaipur',
  block: 'Sanganer',
  pinCode: '302016',
  parentsInfo: [{ type: 'FATHER', name: `${w.marker} Father of ${name}`, taxPayer: false }],
  enrollments: [{ sessionId: w.activeSession.sessionId, ...w.first }],
});
const registers = (name, key) => ({
  ...{ id: 'registerStudent', prepares: true },
  request: (w) => ({ body: { student: studentForm(w, name) } }),
  keep: keepAs(key),
});

const registration = [
  registers('Asha', 'student'),
  registers('Bina', 'sister'),
  registers('Chitra', 'leaver'),
  registers('Devi', 'spareStudent'),
  registers('Esha', 'newcomer'),
  {
    id: 'registerStudent',
    request: (w) => ({ body: { student: studentForm(w, 'Farida') }, files: { studentImage: PICTURE } }),
  },
];

const filter = (w) => ({
  body: { schoolId: w.school.schoolId, sessionId: w.session.sessionId, classId: w.first.classId, searchText: '' },
});
const searched = (w) => ({ body: { ...filter(w).body, searchText: w.marker } });
const ofStudent = (key) => (w) => ({ path: { id: w[key].studentId } });

const lists = [
  { id: 'listStudents', request: searched },
  { id: 'listAllStudents', request: filter },
  { id: 'exportStudents', request: filter },
  {
    id: 'findStudentByCode',
    request: (w) => ({
      query: {
        ...{ schoolId: w.school.schoolId, studentCode: w.student.studentCode },
        ...{ sessionId: w.session.sessionId, ...w.first },
      },
    }),
  },
  { id: 'countStudents', request: (w) => ({ path: { sessionId: w.session.sessionId } }) },
  { id: 'getStudent', request: (w) => ({ ...ofStudent('student')(w), query: { sessionId: w.session.sessionId } }) },
  {
    id: 'updateStudent',
    request: (w) => ({
      ...ofStudent('newcomer')(w),
      body: {
        student: {
          ...studentForm(w, 'Esha'),
          parentsInfo: w.newcomer.parentsInfo.map(({ parentId, type, name }) => ({
            parentId,
            type,
            name,
            taxPayer: false,
          })),
          mobileNo: '9829012399',
          version: w.newcomer.version,
        },
      },
    }),
  },
  { id: 'revealStudent', request: ofStudent('student') },
  {
    id: 'saveSessionDetails',
    request: (w) => ({
      body: {
        ...selection(w),
        sectionId: w.first.sectionId,
        students: [w.student, w.sister].map(({ studentId }, index) => ({
          studentId,
          rollNo: index + 1,
          rollNoBefore: null,
        })),
      },
    }),
  },
  {
    id: 'listHistory',
    request: (w) => ({ query: { schoolId: w.school.schoolId, entity: 'STUDENT', id: w.newcomer.studentId } }),
  },
];

const studentRows = (w) =>
  workbookOf(
    ['Gauri', 'Hema'].map((name) => ({
      ...{ 'Student Name': `${name} Verma`, Gender: 'Female', 'Date of Birth': '15/08/2016' },
      ...{ 'Admission Date': w.today, 'Mobile Number': '9829012345', 'Full Residential Address': '3 Amber Lane' },
      ...{ District: 'Jaipur', Block: 'Sanganer', 'Pin Code': '302016', Class: '1', Section: w.sectionName },
      ...{ 'Father Name': `Father of ${name}` },
    })),
  );
const studentFile = async (w) => ({
  body: { schoolId: w.school.schoolId, sessionId: w.session.sessionId },
  files: { file: await studentRows(w) },
});
const imports = [
  { id: 'downloadImportTemplate' },
  { id: 'checkStudentImport', request: studentFile },
  { id: 'annotateStudentImport', request: studentFile },
  {
    id: 'importStudents',
    request: async (w) => {
      const { body, files } = await studentFile(w);
      return { body: { ...body, students: 2 }, files };
    },
  },
];

const leaving = [
  { id: 'setStudentStatus', request: (w) => ({ path: { ...ofStudent('spareStudent')(w).path, flag: 'false' } }) },
  {
    id: 'strikeOffStudent',
    request: (w) => ({
      body: {
        ...{ schoolId: w.school.schoolId, sessionId: w.session.sessionId, studentId: w.spareStudent.studentId },
        ...{ comment: 'Absent for 30 days', type: 'INACTIVE' },
      },
    }),
  },
  { id: 'listStruckOffStudents', request: filter },
  { id: 'listTcStudents', request: filter },
  { id: 'deleteStudent', request: ofStudent('spareStudent') },
];

export const studentSteps = [...registration, ...lists, ...imports, ...leaving];
