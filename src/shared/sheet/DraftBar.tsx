import { Alert, Button, Flex } from 'antd';
import type { RefObject } from 'react';
import { showMoment } from '../lib/dates';
import { useWords } from '../words';
import type { SheetGridHandle } from './SheetGrid';
import { cellKey, type Sheet } from './types';
import type { StoredEdits } from './useStoredEdits';
import { sheetWords } from './words';

export interface DraftBarWords {
  readonly resume: (count: number, from: string) => string;
  readonly draftLeft: (count: number) => string;
}

interface DraftBarProps<Row> {
  readonly grid: RefObject<SheetGridHandle | null>;
  readonly sheet: Sheet<Row>;
  /** the columns that are shown */
  readonly columns: readonly { readonly key: string }[];
  readonly storedEdits: StoredEdits;
  readonly words: DraftBarWords;
}

/** Offers the entries of an earlier draft: nothing is entered before the user resumes it, and nothing is lost until then. */
export function DraftBar<Row>({ grid, sheet, columns, storedEdits, words }: DraftBarProps<Row>) {
  const { draftFound, discardDraft } = useWords(sheetWords);
  const { offer, discard } = storedEdits;
  if (!offer) return null;
  const count = Object.keys(offer.texts).length;
  /** Leads to the first resumed entry that is shown, where the user continues to type. */
  const resume = () => {
    storedEdits.resume();
    const keys = sheet.rows().flatMap((row) => columns.map(({ key }) => cellKey(sheet.rowKey(row), key)));
    const isShown = keys.filter((key) => key in offer.texts).some((key) => grid.current?.goTo(key) === true);
    if (!isShown) grid.current?.focus();
  };
  return (
    <Alert
      type="warning"
      showIcon
      className="sheet-draft"
      title={draftFound}
      {...(offer.left > 0 && { description: words.draftLeft(offer.left) })}
      action={
        <Flex wrap gap="small">
          {count > 0 && (
            <Button type="primary" onClick={resume}>
              {words.resume(count, showMoment(offer.savedAt))}
            </Button>
          )}
          <Button onClick={discard}>{discardDraft}</Button>
        </Flex>
      }
    />
  );
}
