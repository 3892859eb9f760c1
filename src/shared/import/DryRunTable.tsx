import { Segmented } from 'antd';
import { useState } from 'react';
import { groupDigits } from '@common/digits';
import { DataTable, StatusTag, type StatusTone, type TableColumn } from '../ui';
import { useWords } from '../words';
import { importWords } from './words';

/** A row of a spreadsheet and what would become of it. */
export interface CheckedRow<State extends string> {
  /** as the spreadsheet counts it */
  readonly row: number;
  readonly state: State;
  readonly problems: readonly { readonly column: string; readonly message: string }[];
}

/** What a state is called, in the order the states are offered; the first that has rows is shown. */
export interface RowState<State extends string> {
  readonly state: State;
  readonly label: string;
  readonly tone: StatusTone;
}

interface DryRunTableProps<State extends string, Row extends CheckedRow<State>> {
  /** The accessible name. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly states: readonly RowState<State>[];
  /** What tells the rows apart, between the row's number and its outcome. */
  readonly columns: readonly TableColumn<Row>[];
  /** where a row of the spreadsheet has several rows here */
  readonly rowKey?: keyof Row & string;
}

const EVERY = 'EVERY';

/** What a spreadsheet would do, row by row, what needs a hand first. */
export function DryRunTable<State extends string, Row extends CheckedRow<State>>({
  label,
  rows,
  states,
  columns,
  rowKey = 'row',
}: DryRunTableProps<State, Row>) {
  const words = useWords(importWords);
  const countOf = (state: State) => rows.filter((row) => row.state === state).length;
  const [shown, setShown] = useState<State | typeof EVERY>(
    () => states.find(({ state }) => countOf(state) > 0)?.state ?? EVERY,
  );
  const option = (value: State | typeof EVERY, text: string, count: number) => ({
    value,
    label: words.counted(text, groupDigits(count)),
    disabled: count === 0,
  });
  return (
    <div className="import-rows">
      <Segmented<State | typeof EVERY>
        aria-label={words.show}
        value={shown}
        onChange={setShown}
        options={[
          ...states.map(({ state, label: text }) => option(state, text, countOf(state))),
          option(EVERY, words.all, rows.length),
        ]}
      />
      <DataTable<Row>
        label={label}
        columns={[
          { title: words.row, dataIndex: 'row', width: 68 },
          ...columns,
          { title: words.outcome, width: 150, render: ({ state }) => <Outcome states={states} state={state} /> },
          { title: words.reason, minWidth: 260, render: ({ problems }) => <Reasons problems={problems} /> },
        ]}
        rows={rows.filter(({ state }) => shown === EVERY || state === shown)}
        rowKey={rowKey}
        paging="client"
        filterKey={shown}
        state={{ kind: 'ready' }}
        emptyText={words.none}
      />
    </div>
  );
}

interface OutcomeProps<State extends string> {
  readonly states: readonly RowState<State>[];
  readonly state: State;
}

function Outcome<State extends string>({ states, state }: OutcomeProps<State>) {
  const found = states.find((one) => one.state === state);
  return found && <StatusTag tone={found.tone} text={found.label} />;
}

function Reasons({ problems }: Pick<CheckedRow<string>, 'problems'>) {
  const words = useWords(importWords);
  return (
    <ul className="import-reasons">
      {problems.map(({ column, message }) => (
        <li key={`${column} ${message}`}>{words.problem(column, message)}</li>
      ))}
    </ul>
  );
}
