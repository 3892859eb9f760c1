import { Alert, Button, Flex } from 'antd';
import type { RefObject } from 'react';
import type { StudentMarks } from '@/api/results';
import { showMoment } from '@/shared/lib/dates';
import { cellKey, type CellColumn, type Sheet, type SheetGridHandle, type StoredEdits } from '@/shared/sheet';
import { useWords } from '@/shared/words';
import { uploadWords } from './uploadWords';

interface DraftOfferProps {
  readonly grid: RefObject<SheetGridHandle | null>;
  readonly sheet: Sheet<StudentMarks>;
  /** the columns that are shown */
  readonly columns: readonly CellColumn<StudentMarks>[];
  readonly storedEdits: StoredEdits;
}

/** Offers the marks of an earlier draft: nothing is entered before the user resumes it, and nothing is lost until then. */
export function DraftOffer({ grid, sheet, columns, storedEdits }: DraftOfferProps) {
  const words = useWords(uploadWords);
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
      className="marks-draft"
      title={words.draftFound}
      {...(offer.left > 0 && { description: words.draftLeft(offer.left) })}
      action={
        <Flex wrap gap="small">
          {count > 0 && (
            <Button type="primary" onClick={resume}>
              {words.resume(count, showMoment(offer.savedAt))}
            </Button>
          )}
          <Button onClick={discard}>{words.discard}</Button>
        </Flex>
      }
    />
  );
}
