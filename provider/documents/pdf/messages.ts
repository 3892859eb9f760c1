// What is said between the thread that writes PDF files and the one that asks for them.
import type { Cell, Paper, PaperList } from '../paper.ts';

type Rows = readonly (readonly Cell[])[];

export type PdfRequest =
  /** begins a file */
  | { kind: 'begin'; head: Pick<Paper, 'title' | 'letterhead'> }
  | { kind: 'papers'; papers: readonly Paper[] }
  | { kind: 'list'; list: PaperList }
  | { kind: 'rows'; rows: Rows }
  | { kind: 'totals'; rows: Rows }
  /** some pages of a list that has all its rows */
  | { kind: 'pages' }
  | { kind: 'end' };
