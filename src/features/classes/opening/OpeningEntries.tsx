import { Alert } from 'antd';
import { useId, useState } from 'react';
import { useListOpeningBalancesQuery, type OpeningBalances, type OpeningStay } from '@/api/fees';
import { ChoiceSelect } from '@/shared/domain';
import { useFresh } from '@/shared/errors';
import { ConfirmDialog, DataTable, EmptyState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { groupDigits } from '@common/digits';
import { classColumns, entryColumns, workbookColumns } from './openingColumns';
import { OpeningSums } from './OpeningSums';
import { openingWords } from './openingWords';
import { useReversal, type Reversal } from './useReversal';

interface OpeningEntriesProps {
  readonly sessionId: number;
  readonly openings: OpeningBalances;
  readonly mayReverse: boolean;
}

/** The stored entries: sums, those of one class, and their workbooks. */
export function OpeningEntries({ sessionId, openings, mayReverse }: OpeningEntriesProps) {
  const words = useWords(openingWords);
  const heading = useId();
  const reversal = useReversal(sessionId, openings);
  const { sums, classes, imports } = openings;
  return (
    <section className="portal-card opening-entries" aria-labelledby={heading}>
      <h2 id={heading}>{words.entries}</h2>
      <Stays stays={reversal.stays} />
      {sums.students === 0 ? (
        <EmptyState text={words.none} />
      ) : (
        <>
          <OpeningSums label={words.total} sums={sums} />
          <DataTable
            label={words.byClass}
            columns={classColumns(words)}
            rows={classes}
            rowKey="classId"
            paging="none"
            state={{ kind: 'ready' }}
          />
          <EntriesOfClass sessionId={sessionId} classes={classes} onReverse={mayReverse ? reversal.ask : undefined} />
        </>
      )}
      {imports.length > 0 && (
        <>
          <h3>{words.workbooks}</h3>
          <DataTable
            label={words.workbooks}
            columns={workbookColumns(words, mayReverse ? reversal.ask : undefined)}
            rows={imports}
            rowKey="importId"
            paging="client"
            state={{ kind: 'ready' }}
          />
        </>
      )}
      <ReversalDialog reversal={reversal} />
    </section>
  );
}

interface EntriesOfClassProps extends Pick<OpeningEntriesProps, 'sessionId'> {
  readonly classes: OpeningBalances['classes'];
  readonly onReverse: Reversal['ask'] | undefined;
}

function EntriesOfClass({ sessionId, classes, onReverse }: EntriesOfClassProps) {
  const words = useWords(openingWords);
  const id = useId();
  const [chosen, setChosen] = useState<number>();
  // A class whose last entry was reversed is no longer offered.
  const classId = (classes.find((one) => one.classId === chosen) ?? classes[0])?.classId;
  const query = useListOpeningBalancesQuery(
    { sessionId, ...(classId !== undefined && { classId }) },
    { refetchOnMountOrArgChange: true },
  );
  const { found, state } = useFresh(query, words.loadFailed);
  return (
    <>
      <div className="opening-class">
        <label htmlFor={id}>{words.ofClass}</label>
        <ChoiceSelect
          id={id}
          value={classId}
          onChange={setChosen}
          options={classes.map((one) => ({ value: one.classId, label: one.className }))}
        />
      </div>
      <DataTable
        label={words.entries}
        columns={entryColumns(words, onReverse)}
        rows={found?.entries}
        rowKey="studentId"
        paging="client"
        filterKey={String(classId)}
        state={state}
      />
    </>
  );
}

/** Maximum number of named students; the others are counted. */
const NAMED = 20;

function Stays({ stays }: { readonly stays: readonly OpeningStay[] }) {
  const words = useWords(openingWords);
  if (stays.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={words.stays}
      description={
        <ul className="opening-stays">
          {stays.slice(0, NAMED).map(({ studentId, studentName, studentCode, reason }) => (
            <li key={studentId}>{words.stay(studentName, studentCode, words[reason])}</li>
          ))}
          {stays.length > NAMED && <li>{words.more(groupDigits(stays.length - NAMED))}</li>}
        </ul>
      }
    />
  );
}

function ReversalDialog({ reversal: { asking, reverse } }: { readonly reversal: Reversal }) {
  const words = useWords(openingWords);
  return (
    <ConfirmDialog
      open={asking.open}
      danger
      title={words.reverseTitle}
      text={asking.target?.text ?? ''}
      confirmLabel={words.reverse}
      onConfirm={reverse}
      onClose={asking.close}
    />
  );
}
