// A writer of marks: the number of the last write is spread over the marks of several students, which one request saves, so that a half
// stored request has another number.
import { ask, must, newKey } from './ask.mjs';
import { SCHOOL, selectionOf } from './demoSchool.mjs';
import { counting } from './writerKinds.mjs';

const CLASS = '5';
const STUDENTS = 3;
/** The marks of a student are 0 to 39. */
const BASE = 40;

const marksFor = (number) => Array.from({ length: STUDENTS }, (_, at) => Math.floor(number / BASE ** at) % BASE);
const numberOf = (marks) => marks.reduce((sum, mark, at) => sum + mark * BASE ** at, 0);

export function marksWriter() {
  let exam;
  let cells;
  const save = (address, token, number) =>
    ask(address, '/result/exams/students/marks', {
      method: 'PUT',
      token,
      key: newKey(),
      json: {
        ...exam,
        students: marksFor(number).map((theoryMarks, at) => ({
          studentId: cells.studentIds[at],
          subjects: [{ subjectId: cells.subjectId, theoryMarks }],
        })),
      },
    });
  const rowsOf = (address, token) =>
    must(address, '/result/exams/student/marks', { method: 'POST', token, json: { ...exam, searchText: '' } });
  const marksOf = (row) => row.subjects.find(({ subject }) => subject.subjectId === cells.subjectId).theoryMarks;

  /** The first subject of the first open exam that several students have marks in; they become 0. */
  async function choose(address, token) {
    const { sessionId, classId, sectionId } = await selectionOf(address, token, CLASS);
    const exams = await must(address, `/result/exams/${sessionId}/${classId}`, { token });
    const { examId } = exams.find(({ lockedEditMarks }) => !lockedEditMarks);
    exam = { schoolId: SCHOOL, sessionId, classId, sectionId, examId };
    const rows = await rowsOf(address, token);
    const { subject } = rows[0].subjects.find(({ theoryMarks }) => theoryMarks !== null);
    cells = { subjectId: subject.subjectId, studentIds: [] };
    cells.studentIds = rows
      .filter((row) => typeof marksOf(row) === 'number')
      .slice(0, STUDENTS)
      .map(({ student }) => student.studentId);
    const { code } = await save(address, token, 0);
    if (code !== 100) throw new Error(`The marks of the demo cannot be saved: ${code}`);
  }

  return counting({
    name: 'marks',
    async read(address, token) {
      if (!cells) await choose(address, token);
      const rows = await rowsOf(address, token);
      return numberOf(cells.studentIds.map((id) => marksOf(rows.find(({ student }) => student.studentId === id))));
    },
    write: save,
  });
}
