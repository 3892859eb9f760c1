// Messages between the thread that writes PDF files and its caller.
import type { Cell, ListDocument, PrintedDocument, Slip } from '../document.ts';
import type { NamedDocument } from './archive.ts';

type Rows = readonly (readonly Cell[])[];

export type PdfRequest =
  /** starts a file */
  | { kind: 'begin'; head: Pick<PrintedDocument, 'title' | 'letterhead'> }
  | { kind: 'documents'; documents: readonly PrintedDocument[] }
  /** a page of at most four slips */
  | { kind: 'slips'; page: readonly Slip[] }
  /** starts an archive of files */
  | { kind: 'archive' }
  | { kind: 'entries'; entries: readonly NamedDocument[] }
  | { kind: 'list'; list: ListDocument }
  | { kind: 'rows'; rows: Rows }
  | { kind: 'totals'; rows: Rows }
  /** draws the next footers of a list that has all its rows */
  | { kind: 'footers' }
  | { kind: 'end' };
