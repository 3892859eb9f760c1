// A result in words, as a marksheet states it.
import {
  fromQuarters,
  isOpen,
  type ExamResult,
  type SecondChance,
  type SubjectResult,
  type YearResult,
} from '../../../../common/results/index.ts';
import { present } from '../../../../common/present.ts';
import { marksheetWords, resultWords as words } from '../../../documents/printed/marksheet.words.ts';

/** Names of subjects and exams by id. */
export interface Names {
  subjects: ReadonlyMap<number, string>;
  exams: ReadonlyMap<number, string>;
}

type Result = ExamResult | YearResult;

const isYear = (result: Result): result is YearResult => 'passedBy' in result;

/** The grace marks of each subject that a student passed by them. */
export function gracesOf(result: Result): Map<number, number> {
  if (!isYear(result) || result.grace?.given !== true) return new Map();
  return new Map(result.grace.needs.map(({ subjectId, marks }) => [subjectId, fromQuarters(marks ?? 0)]));
}

/** The subjects of the supplementary exam with this status. */
const secondSubjects = (result: Result, wanted: SecondChance['status']): number[] =>
  (isYear(result) ? (result.supplementary?.subjects ?? []) : [])
    .filter(({ status }) => status === wanted)
    .map(({ subjectId }) => subjectId);

/** The failed subjects that the student passed in the supplementary exam. */
export const mendedSubjects = (result: Result): Set<number> => new Set(secondSubjects(result, 'PASSED'));

/** The exams in which a subject has no maximum marks, which keep a result open; null: the exam, or the whole year. */
export function unsetExamsOf({ status, unsetExamIds }: SubjectResult, ofYear: boolean): readonly (number | null)[] {
  if (status !== 'NO_PAPER') return unsetExamIds;
  return ofYear || unsetExamIds.length > 0 ? [null] : [];
}

const incompleteText = (result: Result, names: Names): string => {
  const nameOf = (id: number) => present(names.subjects.get(id), 'the name of a subject');
  const missing = result.subjects.flatMap(({ subjectId, papers }) =>
    papers
      .filter(isOpen)
      .map(({ component, examId }) =>
        words.paper(
          nameOf(subjectId),
          marksheetWords.components[component],
          isYear(result) ? (names.exams.get(examId) ?? null) : null,
        ),
      ),
  );
  if (missing.length > 0) return words.incomplete(missing);
  const unset = result.subjects.flatMap((subject) =>
    unsetExamsOf(subject, isYear(result)).map((examId) => ({ examId, name: nameOf(subject.subjectId) })),
  );
  return words.noLimits(
    [...new Set(unset.map(({ examId }) => examId))].map((examId) => {
      const ofExam = unset.filter((one) => one.examId === examId).map(({ name }) => name);
      return words.withoutMaximum(ofExam, examId === null ? null : (names.exams.get(examId) ?? null));
    }),
  );
};

function passedText(result: Result, nameOf: (id: number) => string): string {
  if (isYear(result) && result.passedBy === 'SUPPLEMENTARY')
    return words.bySupplementary([...mendedSubjects(result)].map(nameOf));
  const passed = words.passed(result.division?.division ?? null);
  const graces = [...gracesOf(result)].map(([id, marks]) => ({ subject: nameOf(id), marks }));
  return graces.length > 0 ? words.byGrace(passed, graces) : passed;
}

const isNotByMarks = ({ status }: SubjectResult): boolean => status === 'GRADED' || status === 'NOT_TAKEN';

/** A sentence such as 'Passed in first division' or 'Supplementary in Science'. */
export function resultText(result: Result, names: Names): string {
  const nameOf = (id: number) => present(names.subjects.get(id), 'the name of a subject');
  const failed = result.subjects.filter(({ status }) => status === 'FAILED').map(({ subjectId }) => nameOf(subjectId));
  switch (result.outcome) {
    case 'PASS':
      return passedText(result, nameOf);
    case 'SUPPLEMENTARY':
      return words.supplementary(secondSubjects(result, 'AWAITED').map(nameOf));
    case 'FAIL': {
      const again = secondSubjects(result, 'FAILED');
      return again.length > 0 ? words.failedAgain(again.map(nameOf)) : words.failed(failed);
    }
    case 'INCOMPLETE':
      return incompleteText(result, names);
    case 'NOT_JUDGED':
      return result.subjects.every(isNotByMarks) ? words.noneByMarks : words.notJudged;
  }
}
