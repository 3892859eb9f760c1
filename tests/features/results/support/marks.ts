// The marks grid as the tests open and use it.
import { act } from '@testing-library/react';
import { formOf, limitsWorld, saveLimits, type LimitsWorld } from '../../../provider/support/limits';
import {
  renderPortal,
  screen,
  waitFor,
  type Rendered,
  type RenderOptions,
  waitForResponses,
} from '../../../support/portal';
import { call, sql, tokenOf } from '../../../support/provider';
import { getCell, editableCells } from '../../../support/grid';
import { getButton } from '../../../support/screen';

export const PATH = '/results/upload';
export const SAVE = 'PUT /result/exams/students/marks';
export const LIST = 'POST /result/exams/student/marks';
export const DONE = 'Marks updated successfully';

export interface MarksWorld extends LimitsWorld {
  readonly sectionId: number;
  /** by roll number */
  readonly students: readonly { readonly id: number; readonly name: string; readonly code: number }[];
}

/** Class 9 A in the running session: Science has limits in the half-yearly and the annual exam. */
export async function marksWorld(): Promise<MarksWorld> {
  const world = await limitsWorld();
  const token = await tokenOf('admin');
  for (const exam of ['Half Yearly', 'Annual'] as const) {
    const { subjectId, exams } = formOf(world);
    await saveLimits(token, [{ subjectId, exams: exams.map((one) => ({ ...one, examId: world.exams[exam] })) }]);
  }
  const { classId, sessionId } = world.place;
  const [section] = await sql<{ id: number }>("SELECT id FROM sections WHERE class_id = $1 AND name = 'A'", [classId]);
  if (!section) throw new Error('The demo has no section A.');
  const students = await sql<{ id: number; name: string; code: number }>(
    `SELECT s.id, s.name, s.code FROM enrolments e JOIN students s ON s.id = e.student_id
      WHERE e.session_id = $1 AND e.class_id = $2 AND e.section_id = $3 AND e.life = 'ACTIVE'
      ORDER BY e.roll_no NULLS LAST, e.name_key, s.id`,
    [sessionId, classId, section.id],
  );
  return { ...world, sectionId: section.id, students };
}

export const marksAddress = ({ place: { sessionId, classId }, sectionId, exams }: MarksWorld, exam = 'Half Yearly') =>
  `#sessionId=${sessionId}&classId=${classId}&sectionId=${sectionId}&examId=${exams[exam as keyof MarksWorld['exams']]}`;

export async function openMarksAt(at: string, options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at: `${PATH}${at}`, as: 'admin', ...options });
  await screen.findByLabelText('Session');
  await waitForResponses();
  return rendered;
}

/** The grid of the half-yearly exam. */
export async function openMarks(options: RenderOptions = {}): Promise<Rendered & { world: MarksWorld }> {
  const world = await marksWorld();
  const rendered = await openMarksAt(marksAddress(world), options);
  await waitFor(() => expect(editableCells().length).toBeGreaterThan(10));
  return { ...rendered, world };
}

/** A cell of the student at this position of the list. */
export const markCell = ({ students }: MarksWorld, at: number, column: string): HTMLElement =>
  getCell(`${students[at]?.name}, ${column}`);
export const THEORY = 'Science Theory, out of 70';
export const PRACTICAL = 'Science Practical, out of 30';
export const theoryOutOf = (max: number) => `Science Theory, out of ${max}`;

/** Another user changes the maximum of Science Theory in the half-yearly exam. */
export const setMaximum = (world: MarksWorld, theoryMaxMarks: number) =>
  act(async () => {
    const limits = [formOf(world, { theoryMaxMarks }, { exam: 'Half Yearly' })];
    expect((await saveLimits(await tokenOf('admin'), limits)).responseCode).toBe(100);
  });

/** The stored entries of an exam as `component: value`, by student. */
export const storedEntries = (world: MarksWorld, exam: keyof MarksWorld['exams'] = 'Half Yearly') =>
  act(async () => {
    const rows = await sql<{ student_id: number; component: string; value: string; version: number }>(
      `SELECT student_id, component, coalesce(marks::float::text, reason, grade_id::text) AS value, version
         FROM student_marks WHERE exam_id = $1 ORDER BY student_id, component`,
      [world.exams[exam]],
    );
    return rows.map(({ student_id: id, component, value, version }) => [
      world.students.findIndex((one) => one.id === id),
      component,
      value,
      version,
    ]);
  });

/** Another user stores an entry of Science in the half-yearly exam, and days of attendance. */
export const saveAsOtherUser = (world: MarksWorld, at: number, entry: object, days: object = {}) =>
  act(async () => {
    const { sessionId, classId } = world.place;
    const answer = await call('PUT', '/result/exams/students/marks', {
      token: await tokenOf('teacher'),
      json: {
        schoolId: 1,
        sessionId,
        classId,
        sectionId: world.sectionId,
        examId: world.exams['Half Yearly'],
        students: [
          {
            studentId: world.students[at]?.id,
            ...days,
            subjects: [{ subjectId: world.subjects['Science'], ...entry }],
          },
        ],
      },
    });
    expect(answer.responseCode).toBe(100);
  });

export const saveButton = (): HTMLElement => getButton('Save Changes');
