import type { Block, DocumentColumn, Pair, PrintedDocument } from '../document.ts';
import { classAndSection, orNone } from './payment.ts';
import { awardListWords as words, feeWords } from './printed.words.ts';
import { letterheadOf, type DocumentSchool } from './school.ts';

interface AwardStudent {
  rollNo: number | null;
  code: number;
  name: string;
  fatherName: string;
  section: string | null;
}

/** A component to be marked; max is null for a subject evaluated by grade. */
export interface AwardPaper {
  component: 'theory' | 'practical' | 'viva';
  max: number | null;
}

export interface AwardListData {
  school: DocumentSchool;
  session: string;
  exam: string;
  className: string;
  /** null for all sections of a class, whose students then have a column for it */
  section: string | null;
  hasSections: boolean;
  subject: string;
  papers: readonly AwardPaper[];
  /** names of the school's grades, best first */
  grades: readonly string[];
  acceptsMedical: boolean;
  /** the list contains students who may not take the subject */
  choiceOpen: boolean;
  students: readonly AwardStudent[];
}

const showsSection = ({ section, hasSections }: AwardListData): boolean => hasSections && section === null;

/** The maximum marks, with the components if there are several, or the grades. */
function scaleOf({ papers, grades }: AwardListData): Pair {
  const maxima = papers.flatMap(({ component, max }) => (max === null ? [] : [{ component, max }]));
  if (maxima.length === 0) return { label: words.grades, value: orNone(grades.join(', ')) };
  const named = maxima.map(({ component, max }) => words.component(words[component], max)).join(', ');
  const sum = maxima.reduce((total, { max }) => total + max, 0);
  return { label: words.maximum, value: maxima.length === 1 ? named : words.sum(sum, named) };
}

const headPairs = (data: AwardListData): Block => ({
  kind: 'pairs',
  across: 2,
  pairs: [
    { label: feeWords.class, value: classAndSection(data.className, data.section) },
    { label: words.subject, value: data.subject },
    { label: words.exam, value: data.exam },
    scaleOf(data),
    { label: feeWords.session, value: data.session },
    { label: words.students, value: String(data.students.length) },
  ],
});

/** The width of a column to fill in, by the number of components. */
const WIDTHS = [66, 78, 60];

/** The columns to fill in. One component leaves room for its marks in words. */
function blankColumns({ papers }: AwardListData): DocumentColumn[] {
  const column = (title: string, weight: number): DocumentColumn => ({ title, weight, align: 'center' });
  const isOnly = papers.length === 1;
  const width = WIDTHS[papers.length - 1] ?? 60;
  const columns = papers.map(({ component, max }) => {
    if (max !== null) return column(words.outOf(words[component], max), width);
    return column(isOnly ? words.grade : words.gradeOf(words[component]), width);
  });
  return isOnly && papers[0]?.max !== null ? [...columns, column(words.inWords, 130)] : columns;
}

function studentTable(data: AwardListData): Block {
  const withSection = showsSection(data);
  const blank = blankColumns(data);
  return {
    kind: 'table',
    ruled: true,
    columns: [
      { title: words.rollNo, weight: 36, align: 'center' },
      ...(withSection ? [{ title: words.section, weight: 48, align: 'center' } as const] : []),
      { title: words.code, weight: 50, align: 'center' },
      { title: words.name, weight: 128 },
      { title: words.father, weight: 104 },
      ...blank,
    ],
    rows: data.students.map(({ rollNo, section, code, name, fatherName }) => [
      rollNo === null ? '' : String(rollNo),
      ...(withSection ? [section] : []),
      String(code),
      name,
      fatherName,
      ...blank.map(() => ''),
    ]),
  };
}

function hintOf({ acceptsMedical, choiceOpen }: AwardListData): string {
  const reasons = acceptsMedical ? words.reasons : words.reasonsOfAnnual;
  return choiceOpen ? `${reasons} ${words.optional}` : reasons;
}

/** The blank list of a subject in an exam, which an examiner fills in by hand. */
export function awardListDocument(data: AwardListData): PrintedDocument {
  const { school, exam, className, section, subject } = data;
  // The letter number is only for documents that leave the school.
  const { number: _number, ...letterhead } = letterheadOf(school);
  return {
    title: words.title,
    layout: 'portrait',
    letterhead,
    blocks: [
      { kind: 'title', text: words.title },
      headPairs(data),
      { kind: 'paragraph', tone: 'quiet', text: hintOf(data) },
      studentTable(data),
      {
        kind: 'signatures',
        lines: [{ caption: words.examiner }, { caption: words.signature }, { caption: words.date }],
      },
    ],
    foot: words.foot([words.title, subject, exam, classAndSection(className, section)]),
  };
}
