import type { PaperColumn, PaperList } from '../paper.ts';
import { showDay } from '../paperText.ts';
import { listWords as words } from './papers.words.ts';
import { letterheadOf, type PaperSchool } from './school.ts';

export interface ListData {
  school: PaperSchool;
  title: string;
  /** what was chosen, as it is called on the screen */
  filters: readonly { label: string; value: string }[];
  columns: readonly PaperColumn[];
  layout: 'portrait' | 'landscape';
  /** yyyy-MM-dd */
  madeOn: string;
}

const BETWEEN = '   ·   ';

/** The head of a list; its rows and totals are given to writeListPdf, or to listAsPaper for a page of HTML. */
export function listPaper({ school, title, filters, columns, layout, madeOn }: ListData): PaperList {
  const { name, lines } = letterheadOf(school);
  const chosen = filters.map(({ label, value }) => words.filter(label, value)).join(BETWEEN);
  return {
    title,
    layout,
    letterhead: { name, lines: lines.slice(0, 1) },
    blocks: [
      { kind: 'title', text: title },
      ...(chosen ? [{ kind: 'paragraph', tone: 'quiet', align: 'center', text: chosen } as const] : []),
    ],
    columns,
    foot: words.foot(name, title, showDay(madeOn)),
  };
}
