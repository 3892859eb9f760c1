/** The steps of the result of an exam as text. */
import {
  fromQuarters,
  gradeText,
  percentText,
  type Component,
  type CountedPaper,
  type SideEvaluation,
  type Reason,
  type ResultSettings,
  type Side,
  type Step,
} from '@common/results';
import { REASON_TEXTS } from '../markText';
import type { uploadWords } from '../uploadWords';
import type { resultStepsWords } from './resultStepsWords';

export type Tone = 'failed' | 'open' | 'passed' | undefined;

/** A figure of the result with its explanation. */
export interface ResultLine {
  readonly title: string;
  readonly value: string;
  readonly text: string;
  readonly tone?: Tone;
}

export interface SubjectLines {
  readonly subjectId: number;
  readonly name: string;
  /** '' if no marks count */
  readonly marks: string;
  readonly status: string;
  readonly tone: Tone;
  readonly distinction: boolean;
  readonly lines: readonly { readonly text: string; readonly tone: Tone }[];
}

export interface ResultExplanation {
  readonly result: readonly ResultLine[];
  readonly subjects: readonly SubjectLines[];
  /** names of the subjects that the student does not take */
  readonly notTaken: readonly string[];
}

type Upload = (typeof uploadWords)['en'];

/** The names of components and divisions are those of the grid. */
export type StepWords = (typeof resultStepsWords)['en'] &
  Pick<Upload, Component | 'total' | 'percentage' | 'division' | 'rank' | 'FIRST' | 'SECOND' | 'THIRD'>;

export interface StepNames {
  readonly words: StepWords;
  readonly settings: ResultSettings;
  readonly isSupplementary: boolean;
  readonly subjectName: (subjectId: number) => string;
  readonly gradeName: (gradeId: number) => string;
  /** the displayed text of an entry */
  readonly entered: (subjectId: number, component: Component) => string;
  /** how many other students share the rank */
  readonly tied: number;
}

type StepOf<Kind extends Step['step']> = Extract<Step, { step: Kind }>;

const stepsOf = <Kind extends Step['step']>(steps: readonly Step[], kind: Kind): StepOf<Kind>[] =>
  steps.filter((step): step is StepOf<Kind> => step.step === kind);

/** Quarter marks as text. */
const marksText = (quarters: number): string => String(fromQuarters(quarters));

/** The exact percentage of the maximum marks, with at most two decimals. */
const shareText = (full: number, percent: number): string =>
  String(Number(((fromQuarters(full) * percent) / 100).toFixed(2)));

const isReason = (as: CountedPaper['as']): as is Reason => as in REASON_TEXTS;

function paperText({ words, entered }: StepNames, paper: StepOf<'PAPER'>): string {
  const { as, marks, full, subjectId, component } = paper;
  if (as === 'MARKS') return words.part(marksText(marks), marksText(full));
  if (isReason(as))
    return full === 0 ? words.leftOut(REASON_TEXTS[as]) : words.counts(REASON_TEXTS[as], marksText(full));
  const text = entered(subjectId, component);
  return text === '' ? words.missing : words.unreadable(text);
}

const sideOf = (component: Component): Side => (component === 'theory' ? 'THEORY' : 'PRACTICAL');

const toneOf = ({ as }: CountedPaper): Tone => (as === 'MARKS' || isReason(as) ? undefined : 'open');

/** The papers of a side and whether it is passed; a single paper in one line. */
function sideLines(names: StepNames, papers: readonly StepOf<'PAPER'>[], side: SideEvaluation | undefined) {
  const { words } = names;
  const lines = papers.map((paper) => ({
    name: words[paper.component],
    text: paperText(names, paper),
    tone: toneOf(paper),
  }));
  if (side) {
    const [single] = lines;
    const isSingle = lines.length === 1 && single !== undefined;
    const text = isSingle ? single.text : words.part(marksText(side.marks), marksText(side.full));
    const name = isSingle ? single.name : words.practicalWithViva;
    const judged = (side.passed ? words.needed : words.failed)(text, shareText(side.full, side.percent));
    if (isSingle) lines.pop();
    lines.push({ name, text: judged, tone: side.passed ? undefined : 'failed' });
  }
  return lines.map(({ name, text, tone }) => ({ text: words.line(name, text), tone }));
}

const STATUS_TONES: Partial<Record<StepOf<'SUBJECT'>['status'], Tone>> = {
  PASSED: 'passed',
  FAILED: 'failed',
  INCOMPLETE: 'open',
};

function subjectLines(names: StepNames, steps: readonly Step[], subject: StepOf<'SUBJECT'>): SubjectLines {
  const { words } = names;
  const { subjectId, status, marks, full, distinction } = subject;
  const isOwn = (step: { readonly subjectId: number }) => step.subjectId === subjectId;
  const papers = stepsOf(steps, 'PAPER').filter(isOwn);
  const isUnset = stepsOf(steps, 'UNSET').some(isOwn);
  const sides = stepsOf(steps, 'SIDE').filter(isOwn);
  const grades = stepsOf(steps, 'GRADES')
    .filter(isOwn)
    .flatMap((step) => step.grades);
  const graded = grades.map(({ component, entry }) => ({
    text: words.line(words[component], gradeText(entry, names.gradeName)),
    tone: undefined,
  }));
  const judged = (['THEORY', 'PRACTICAL'] as const).flatMap((side) => {
    const ofSide = papers.filter(({ component }) => sideOf(component) === side);
    return sideLines(
      names,
      ofSide,
      sides.find((one) => one.side === side),
    );
  });
  return {
    subjectId,
    name: names.subjectName(subjectId),
    marks: full > 0 ? words.part(marksText(marks), marksText(full)) : '',
    status: isUnset
      ? words.unset
      : status === 'INCOMPLETE'
        ? words.SUBJECT_INCOMPLETE
        : words[status as Exclude<typeof status, 'NOT_TAKEN' | 'INCOMPLETE'>],
    tone: isUnset ? 'open' : STATUS_TONES[status],
    distinction,
    lines: status === 'GRADED' ? [...graded, { text: words.gradesDoNotCount, tone: undefined }] : judged,
  };
}

function totalLines({ words }: StepNames, total: StepOf<'TOTAL'>, isOpen: boolean): ResultLine[] {
  const { marks, full, roundedTotal, percentage } = total;
  const [sum, all, shown] = [marks, full, roundedTotal].map(marksText) as [string, string, string];
  const because = isOpen ? words.soFar(sum) : marks === roundedTotal ? words.sum : words.raised(sum);
  return [
    { title: words.total, value: words.part(shown, all), text: full === 0 ? words.noMarks : because },
    percentage === null
      ? { title: words.percentage, value: words.none, text: full === 0 ? words.noMarks : words.whenEntered }
      : { title: words.percentage, value: `${percentText(percentage)}%`, text: words.share(shown, all) },
  ];
}

function outcomeLine(names: StepNames, steps: readonly Step[], outcome: StepOf<'OUTCOME'>['outcome']): ResultLine {
  const { words } = names;
  const listOf = (subjects: readonly { readonly subjectId: number }[]): string =>
    subjects.map(({ subjectId }) => names.subjectName(subjectId)).join(', ');
  const list = (wanted: StepOf<'SUBJECT'>['status']): string =>
    listOf(stepsOf(steps, 'SUBJECT').filter(({ status }) => status === wanted));
  const common = { title: words.result };
  switch (outcome) {
    case 'PASS':
      return { ...common, value: words.PASS, text: words.passedAll, tone: 'passed' };
    case 'INCOMPLETE': {
      const [open, unset] = [list('INCOMPLETE'), listOf(stepsOf(steps, 'UNSET'))];
      const reasons = [open && words.openIn(open), unset && words.unsetIn(unset)].filter(Boolean);
      return { ...common, value: words.INCOMPLETE, text: reasons.join('. '), tone: 'open' };
    }
    case 'NOT_JUDGED':
      return { ...common, value: words.NOT_JUDGED, text: words.nothingCounts };
    case 'FAIL':
    case 'SUPPLEMENTARY': {
      const text = `${words.failedIn(list('FAILED'))}. ${words.ofTheYear}`;
      return { ...common, value: words.FAIL, text, tone: 'failed' };
    }
  }
}

function standingLines(names: StepNames, steps: readonly Step[], outcome: string): ResultLine[] {
  const { words, settings, tied, isSupplementary } = names;
  const [division] = stepsOf(steps, 'DIVISION');
  const [rank] = stepsOf(steps, 'RANK');
  if (!division || !rank) {
    const judged = isSupplementary && outcome === 'PASS' ? words.notInSupplementary : words.passedOnly;
    const text = outcome === 'INCOMPLETE' ? words.whenEntered : judged;
    return [words.division, words.rank].map((title) => ({ title, value: words.none, text }));
  }
  const limit = (name: keyof ResultSettings['divisionPercents']) => {
    const percent = settings.divisionPercents[name];
    return words.limit(percent, shareText(division.full, percent));
  };
  return [
    {
      title: words.division,
      value: division.division === null ? words.none : words[division.division],
      text: words.limits(limit('FIRST'), limit('SECOND'), limit('THIRD')),
    },
    {
      title: words.rank,
      value: words.rankOf(rank.rank, rank.of),
      text: `${words.better(rank.rank - 1)}${words.tied(tied)}`,
    },
  ];
}

/** @param steps of `explainExam` */
export function resultExplanation(names: StepNames, steps: readonly Step[]): ResultExplanation {
  const subjects = stepsOf(steps, 'SUBJECT');
  const outcome = stepsOf(steps, 'OUTCOME')[0]?.outcome ?? 'NOT_JUDGED';
  return {
    result: [
      ...stepsOf(steps, 'TOTAL').flatMap((total) => totalLines(names, total, outcome === 'INCOMPLETE')),
      outcomeLine(names, steps, outcome),
      ...standingLines(names, steps, outcome),
    ],
    subjects: subjects
      .filter(({ status }) => status !== 'NOT_TAKEN')
      .map((subject) => subjectLines(names, steps, subject)),
    notTaken: subjects
      .filter(({ status }) => status === 'NOT_TAKEN')
      .map(({ subjectId }) => names.subjectName(subjectId)),
  };
}
