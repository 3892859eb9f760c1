// Classes and students drawn at random, with few full marks, so that cut-offs and ties are met often. Marks are quarter marks.
import fc from 'fast-check';
import type { Component, Entry, ExaminedClass, Examinee, Mark, Paper, Reason } from '../../../common/results';
import { ANNUAL, HALF_YEARLY, SECOND, SETTINGS, subject, TERM } from './school';

const SUBJECTS = [1, 2, 3];
const EXAMS = [TERM, HALF_YEARLY, ANNUAL, SECOND];
const COMPONENTS: Component[] = ['theory', 'practical', 'viva'];

const anyPaper = (examId: number, subjectId: number, component: Component): fc.Arbitrary<Paper> =>
  fc
    .constantFrom(...(component === 'theory' ? [20, 25, 40] : [0, 0, 0, 10]))
    .map((max) => ({ examId, subjectId, component, min: 0, max }));

const anyClass: fc.Arbitrary<ExaminedClass> = fc
  .tuple(
    ...EXAMS.flatMap(({ examId }) =>
      SUBJECTS.flatMap((subjectId) => COMPONENTS.map((component) => anyPaper(examId, subjectId, component))),
    ),
  )
  .map((papers) => ({ subjects: SUBJECTS.map((id) => subject(id)), exams: EXAMS, papers, unset: [] }));

const anyReason = fc.constantFrom<Reason[]>('ABSENT', 'LEAVE', 'MEDICAL');

/** Mostly about the pass mark; now and then a reason, or nothing where that is allowed. */
const anyEntry = ({ examId, max }: Paper): fc.Arbitrary<Entry | null> =>
  fc.oneof(
    {
      weight: 30,
      arbitrary: fc.integer({ min: Math.floor(max / 4), max }).map((marks) => ({ kind: 'MARKS' as const, marks })),
    },
    { weight: 5, arbitrary: fc.nat(max).map((marks) => ({ kind: 'MARKS' as const, marks })) },
    {
      weight: 1,
      arbitrary: anyReason
        .filter((reason) => reason !== 'MEDICAL' || examId !== ANNUAL.examId)
        .map((reason) => ({ kind: 'REASON' as const, reason })),
    },
    { weight: examId === SECOND.examId ? 6 : 0, arbitrary: fc.constant(null) },
  );

const anyMarks = ({ papers }: ExaminedClass): fc.Arbitrary<Mark[]> =>
  fc.tuple(...papers.map((paper) => anyEntry(paper))).map((entries) =>
    papers.flatMap(({ examId, subjectId, component, max }, at) => {
      const entry = entries[at];
      return entry && max > 0 ? [{ examId, subjectId, component, entry }] : [];
    }),
  );

export interface Drawn {
  examined: ExaminedClass;
  examinees: Examinee[];
}

/** A class and its students, all marks of the year entered. */
export const anySchool = (most: number): fc.Arbitrary<Drawn> =>
  anyClass.chain((examined) =>
    fc
      .array(fc.record({ sectionId: fc.constantFrom(1, 2), marks: anyMarks(examined) }), {
        minLength: 1,
        maxLength: most,
      })
      .map((pupils) => ({
        examined,
        examinees: pupils.map((each, at) => ({ ...each, studentId: at + 1, subjectIds: SUBJECTS })),
      })),
  );

export const anySettings = fc
  .record({ maxGraceSubjectsNo: fc.nat(3), maxGraceMarks: fc.nat(12), maxSupplementarySubjects: fc.nat(2) })
  .map((changes) => ({ ...SETTINGS, ...changes }));
