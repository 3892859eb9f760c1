// Entries of one student in one exam of the demo: drawn from a fixed seed, with the cases that every section contains.
import type { ExamKind, Reason } from '../../../common/results/index.ts';
import type { Drawing } from './families.ts';
import { drawing } from './names.ts';

export interface DemoPaper {
  subjectId: number;
  subjectName: string;
  component: 'theory' | 'practical' | 'viva';
  /** null: evaluated by grade */
  max: number | null;
}

export interface DemoEntry {
  marks: number | null;
  gradeId: number | null;
  reason: Reason | null;
}

/** A student of a section in an exam. */
export interface Sitting {
  /** different for each section */
  seed: number;
  /** position in the section by roll number, from 0 */
  index: number;
  kind: ExamKind;
  /** position of the exam in the year, from 0 */
  exam: number;
  /** ids of the grades, best first */
  gradeIds: readonly number[];
}

/** Positions of students in a section: two with equal totals, and one each for the other cases. */
const TWIN = { first: 2, second: 4 };
const GRACE = 6;
const COMPARTMENT = 8;
const ILL = 9;
const ABSENT = 10;

/** The subject in which two students fail, and the one whose marks are exchanged for the second twin. */
const WEAK = 'English';
const OTHER = 'Hindi';
/** By exam of the year: of 400 marks, 141 are 3 below the pass mark, 117 are 27 below it. */
const PERCENTS_OF_GRACE = [35, 34, 36, 36];
const PERCENTS_OF_COMPARTMENT = [28, 31, 27, 31];
const PERCENT_IN_SUPPLEMENTARY = 52;
const HARD = new Set(['Mathematics', 'English', 'Science', 'Physics', 'Chemistry', 'Accountancy']);
/** The grades with the share from which each is given; the last grade of the school is never given. */
const GRADE_SHARES = [0.74, 0.6, 0.45, 0];

const mean = (draw: Drawing, count: number): number =>
  Array.from({ length: count }, () => draw.below(1_000) / 1_000).reduce((sum, one) => sum + one, 0) / count;

/** The share of the full marks that a student usually reaches: about 64 %, one in sixteen far below. */
function abilityOf({ seed, index }: Sitting): number {
  if (index === TWIN.first || index === TWIN.second) return 0.78;
  if (index === GRACE || index === COMPARTMENT) return 0.55;
  const draw = drawing(seed + index * 16);
  return draw.chance(0.06) ? 0.38 : 0.44 + 0.44 * mean(draw, 3);
}

const isTwin = (index: number): boolean => index === TWIN.first || index === TWIN.second;

function reasonOf(draw: Drawing, { index, kind, exam }: Sitting, paper: DemoPaper, at: number): Reason | null {
  const [absent, kindOf] = [draw.chance(0.012), draw.below(10)];
  if (index === ILL && kind === 'MID_TERM' && paper.subjectName === OTHER) return 'MEDICAL';
  if (index === ABSENT && exam < 2) return at === exam ? 'ABSENT' : null;
  if (!absent || isTwin(index) || index === GRACE || index === COMPARTMENT) return null;
  if (kindOf < 7 || kind === 'ANNUAL' || kind === 'SUPPLEMENTARY') return 'ABSENT';
  return kindOf < 9 ? 'MEDICAL' : 'LEAVE';
}

/** The share in the weak subject of the two students who fail in it; undefined for all others. */
function fixedShare({ index, exam, kind }: Sitting, { subjectName, component }: DemoPaper): number | undefined {
  if (subjectName !== WEAK || component !== 'theory') return undefined;
  const percents = index === GRACE ? PERCENTS_OF_GRACE : index === COMPARTMENT ? PERCENTS_OF_COMPARTMENT : [];
  const percent = kind === 'SUPPLEMENTARY' ? PERCENT_IN_SUPPLEMENTARY : percents[exam];
  return percent === undefined || percents.length === 0 ? undefined : percent / 100;
}

function shareOf(draw: Drawing, ability: number, { subjectName, component }: DemoPaper): number {
  const drawn = ability + 0.3 * (mean(draw, 2) - 0.5) - (HARD.has(subjectName) ? 0.04 : 0);
  const share = component === 'theory' ? drawn : 0.5 + drawn / 2;
  return Math.min(0.98, Math.max(0.08, share));
}

function entryOf(draw: Drawing, sitting: Sitting, paper: DemoPaper, at: number, ability: number): DemoEntry {
  const reason = reasonOf(draw, sitting, paper, at);
  const share = shareOf(draw, ability, paper);
  const half = draw.chance(0.07) ? 0.5 : 0;
  if (reason !== null) return { marks: null, gradeId: null, reason };
  if (paper.max === null) {
    const grade = GRADE_SHARES.findIndex((from) => share >= from);
    return { marks: null, gradeId: sitting.gradeIds[grade] ?? null, reason: null };
  }
  const fixed = fixedShare(sitting, paper);
  const marks = Math.round((fixed ?? share) * paper.max);
  return { marks: fixed === undefined && marks < paper.max ? marks + half : marks, gradeId: null, reason: null };
}

/** An entry for each paper, in steps of half a mark from 0 to its full marks. */
export function entriesOf(sitting: Sitting, papers: readonly DemoPaper[]): { paper: DemoPaper; entry: DemoEntry }[] {
  const { seed, index, exam } = sitting;
  const ability = abilityOf(sitting);
  const draw = drawing(seed + (index === TWIN.second ? TWIN.first : index) * 16 + 1 + exam);
  const entries = papers.map((paper, at) => ({ paper, entry: entryOf(draw, sitting, paper, at, ability) }));
  if (index !== TWIN.second) return entries;
  const exchanged = (paper: DemoPaper): string =>
    paper.subjectName === WEAK ? OTHER : paper.subjectName === OTHER ? WEAK : paper.subjectName;
  return entries.map(({ paper, entry }) => {
    const other = entries.find(
      (one) => one.paper.subjectName === exchanged(paper) && one.paper.component === paper.component,
    );
    return { paper, entry: (other ?? { entry }).entry };
  });
}

/** Days that a student was present, out of the days of the school, in steps of half a day. */
export function daysPresent({ seed, index, exam }: Sitting, days: number): number {
  const draw = drawing(seed + index * 16 + 9 + exam);
  return Math.round((0.76 + 0.24 * mean(draw, 2)) * days * 2) / 2;
}

/** Whether a student sits the supplementary exam, of section A: the result of the other sections is awaited. */
export const sitsSupplementary = (index: number, sectionName: string): boolean =>
  index === COMPARTMENT && sectionName === 'A';

/** The subject of the supplementary exam. */
export const SUPPLEMENTARY_SUBJECT = WEAK;
