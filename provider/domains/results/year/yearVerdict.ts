// The result of the year as the promotion needs it.
import { isOpen, type CountedPaper, type SecondChance, type YearResult } from '../../../../common/results/index.ts';
import { present } from '../../../../common/present.ts';
import { marksheetWords, resultWords } from '../../../documents/printed/marksheet.words.ts';
import { unsetExamsOf } from '../marksheets/resultText.ts';
import type { ClassResults } from './readClassResults.ts';
import type { UnrankedYear } from './yearInTurns.ts';
import { yearWords } from './yearResult.words.ts';

/** A missing part of a result: a paper without a valid entry, or a subject or a side of it without maximum marks (no exam). */
export interface Missing {
  examId: number | null;
  subjectId: number;
  /** such as 'Hindi theory (Annual)' */
  text: string;
}

export interface YearVerdict {
  outcome: YearResult['outcome'];
  /** Names: of FAIL the failed subjects, of SUPPLEMENTARY those of the supplementary exam. */
  subjects: string[];
  /** of INCOMPLETE and SUPPLEMENTARY */
  missing: Missing[];
}

export type NamedClass = Pick<ClassResults, 'subjects' | 'exams'>;

/** The names of subjects and exams by id. */
export const namesIn = ({ subjects, exams }: NamedClass) => ({
  subjects: new Map(subjects.map(({ id, name }) => [id, name])),
  exams: new Map(exams.map(({ id, name }) => [id, name])),
});

type Names = ReturnType<typeof namesIn>;

function paperOf(subjectId: number, { component, examId }: CountedPaper, names: Names): Missing {
  const subject = present(names.subjects.get(subjectId), 'the name of a subject');
  const exam = present(names.exams.get(examId), 'the name of an exam');
  return { examId, subjectId, text: resultWords.paper(subject, marksheetWords.components[component], exam) };
}

interface WithoutMaximum {
  side?: string;
  examId?: number | null;
}

function maximumOf(subjectId: number, { side, examId = null }: WithoutMaximum, names: Names): Missing {
  const subject = present(names.subjects.get(subjectId), 'the name of a subject');
  const part = side === undefined ? subject : resultWords.paper(subject, side, null);
  const exam = examId === null ? null : (names.exams.get(examId) ?? null);
  return { examId: null, subjectId, text: resultWords.withoutMaximum([part], exam) };
}

/** In the supplementary exam: open papers, and the maximum marks of failed sides without a paper. */
const missingOfSecond = ({ subjectId, papers, withoutPaper }: SecondChance, names: Names): Missing[] => [
  ...papers.filter(isOpen).map((paper) => paperOf(subjectId, paper, names)),
  ...withoutPaper.map((side) => maximumOf(subjectId, { side: yearWords.sides[side] }, names)),
];

/** Of an incomplete result the papers of the year, of an awaited one those of the supplementary exam. */
function missingOf({ outcome, subjects, supplementary }: UnrankedYear, names: Names): Missing[] {
  if (outcome === 'SUPPLEMENTARY')
    return (supplementary?.subjects ?? []).flatMap((second) => missingOfSecond(second, names));
  if (outcome !== 'INCOMPLETE') return [];
  return subjects.flatMap((subject): Missing[] => [
    ...subject.papers.filter(isOpen).map((paper) => paperOf(subject.subjectId, paper, names)),
    ...unsetExamsOf(subject, true).map((examId) => maximumOf(subject.subjectId, { examId }, names)),
  ]);
}

/** Of a fail after the supplementary exam, the subjects that were failed in it. */
function failedIds({ subjects, supplementary }: UnrankedYear): number[] {
  const again = (supplementary?.granted ? supplementary.subjects : []).filter(({ status }) => status === 'FAILED');
  const failed = again.length > 0 ? again : subjects.filter(({ status }) => status === 'FAILED');
  return failed.map(({ subjectId }) => subjectId);
}

export function yearVerdict(result: UnrankedYear, names: Names): YearVerdict {
  const { outcome } = result;
  const named = (ids: readonly number[]) => ids.map((id) => present(names.subjects.get(id), 'the name of a subject'));
  const awaited = (result.supplementary?.subjects ?? []).filter(({ status }) => status === 'AWAITED');
  return {
    outcome,
    subjects:
      outcome === 'FAIL'
        ? named(failedIds(result))
        : outcome === 'SUPPLEMENTARY'
          ? named(awaited.map(({ subjectId }) => subjectId))
          : [],
    missing: missingOf(result, names),
  };
}
