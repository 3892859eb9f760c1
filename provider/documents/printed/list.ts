import type { DocumentColumn, ListDocument } from '../document.ts';
import { showDay } from '../documentText.ts';
import { listWords as words } from './printed.words.ts';
import { letterheadOf, type DocumentSchool } from './school.ts';

export interface ListData {
  school: DocumentSchool;
  title: string;
  /** the chosen filters with the labels of the screen */
  filters: readonly { label: string; value: string }[];
  columns: readonly DocumentColumn[];
  layout: 'portrait' | 'landscape';
  /** yyyy-MM-dd */
  madeOn: string;
}

const BETWEEN = '   ·   ';

/** The head of a list; pass rows and totals to writeListPdf, or to listAsDocument for HTML. */
export function listDocument({ school, title, filters, columns, layout, madeOn }: ListData): ListDocument {
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
