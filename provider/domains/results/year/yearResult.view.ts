// The result of the year of a student as text.
import {
  fromQuarters,
  gradeText,
  isOpen,
  REASON_TEXTS,
  type CountedPaper,
  type Evaluation,
  type SecondChance,
  type SubjectResult,
  type YearResult,
} from '../../../../common/results/index.ts';
import { present } from '../../../../common/present.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { marksheetWords } from '../../../documents/printed/marksheet.words.ts';
import type { GradeRow } from '../grades/grades.queries.ts';
import type { ExaminedRow } from '../marks/marks.queries.ts';
import { gracesOf, resultText } from '../marksheets/resultText.ts';
import type { ClassResults } from './readClassResults.ts';
import { yearWords as words } from './yearResult.words.ts';
import { namesIn } from './yearVerdict.ts';

type Schemas = components['schemas'];

interface Viewed {
  student: ExaminedRow;
  result: YearResult;
  results: ClassResults;
  grades: readonly GradeRow[];
}

const marksText = (quarters: number): string => String(fromQuarters(quarters));
const ofFull = ({ marks, full }: Pick<Evaluation, 'marks' | 'full'>): string =>
  words.of(marksText(marks), marksText(full));

/** Marks without their maximum, or the reason; blank for a missing paper. */
function paperText({ as, marks }: CountedPaper): string {
  if (as === 'MARKS') return marksText(marks);
  return as in REASON_TEXTS ? REASON_TEXTS[as as keyof typeof REASON_TEXTS] : '';
}

/** A line for each component of a subject in an exam, such as '30 of 70'. */
const examText = (papers: readonly CountedPaper[]): string =>
  papers
    .map((paper) => {
      const text = paperText(paper);
      if (text === '') return marksheetWords.none;
      return paper.full > 0 ? words.of(text, marksText(paper.full)) : text;
    })
    .join('\n');

function openNotes({ papers, unsetExamIds }: SubjectResult, examNames: ReadonlyMap<number, string>): string[] {
  const nameOf = (examId: number) => present(examNames.get(examId), 'the name of an exam');
  const open = papers.filter(isOpen).map(({ component, examId, as }) => {
    const paper = `${marksheetWords.components[component]} (${nameOf(examId)})`;
    return as === 'MISSING' ? words.missing(paper) : words.notValid(paper);
  });
  return [...open, ...unsetExamIds.map((examId) => words.noMaximumIn(nameOf(examId)))];
}

/** The marks and the required marks of each failed part. */
function failedNotes({ sides, annualPaper }: SubjectResult): string[] {
  const parts = [
    ...sides.map((side) => ({ name: words.sides[side.side], evaluated: side as Evaluation })),
    ...(annualPaper ? [{ name: words.annual, evaluated: annualPaper }] : []),
  ];
  return parts
    .filter(({ evaluated }) => !evaluated.passed)
    .map(({ name, evaluated }) => words.needed(name, ofFull(evaluated), marksText(evaluated.least)));
}

const SECOND = { PASSED: words.secondPassed, FAILED: words.secondFailed, AWAITED: words.secondAwaited };

/** The result of the supplementary exam; of an awaited one also the sides without a paper. */
const secondNotes = ({ status, withoutPaper }: SecondChance): string[] => [
  SECOND[status],
  ...(status === 'AWAITED' ? withoutPaper.map((side) => words.secondNoMaximum(words.sides[side])) : []),
];

function notesOf(
  subject: SubjectResult,
  { result, examNames }: { result: YearResult; examNames: ReadonlyMap<number, string> },
): string[] {
  const { subjectId, status } = subject;
  if (status === 'NO_PAPER') return [words.noMaximum];
  if (status === 'NOT_TAKEN') return [words.notTaken];
  if (status === 'LEFT_OUT') return [words.leftOut];
  const grace = gracesOf(result).get(subjectId);
  const second = result.supplementary?.subjects.find((one) => one.subjectId === subjectId);
  return [
    ...openNotes(subject, examNames),
    ...failedNotes(subject),
    ...(grace === undefined ? [] : [words.graced(grace)]),
    ...(second ? secondNotes(second) : []),
  ];
}

function gradeTexts({ grades }: SubjectResult, names: ReadonlyMap<number, string>, examId: number): string {
  return grades
    .filter((one) => one.examId === examId)
    .map(({ entry }) => gradeText(entry, (id) => names.get(id) ?? ''))
    .join(', ');
}

/** None while marks are missing and where nothing counts. */
function figuresOf({ result }: Viewed): Schemas['YearFigure'][] {
  const { roundedTotal, full, percentage, division, rank } = result;
  if (percentage === null) return [];
  return [
    { title: words.total, value: words.of(marksText(roundedTotal), marksText(full)) },
    { title: words.percentage, value: words.percent(percentage) },
    ...(division ? [{ title: words.division, value: marksheetWords.divisions[division.division] }] : []),
    ...(rank ? [{ title: words.rank, value: words.of(rank.rank, rank.of) }] : []),
  ];
}

export function yearResultView(viewed: Viewed): Schemas['YearResult'] {
  const { student, result, results, grades } = viewed;
  const names = namesIn(results);
  const gradeNames = new Map(grades.map(({ id, name }) => [id, name]));
  const exams = results.exams.filter(({ kind }) => kind !== 'SUPPLEMENTARY');
  return {
    studentId: student.id,
    studentName: student.name,
    outcome: result.outcome,
    text: resultText(result, names),
    figures: figuresOf(viewed),
    exams: exams.map(({ name }) => name),
    subjects: result.subjects.map((subject) => ({
      subjectName: present(names.subjects.get(subject.subjectId), 'the name of a subject'),
      status: subject.status,
      papers: exams.map(({ id }) =>
        subject.status === 'GRADED'
          ? gradeTexts(subject, gradeNames, id)
          : examText(subject.papers.filter(({ examId }) => examId === id)),
      ),
      total: subject.full > 0 ? ofFull(subject) : '',
      notes: notesOf(subject, { result, examNames: names.exams }),
    })),
  };
}
