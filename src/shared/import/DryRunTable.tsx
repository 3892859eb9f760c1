import { Segmented } from 'antd';
import { useState } from 'react';
import { groupDigits } from '@common/digits';
import { DataTable, StatusTag, type StatusTone, type TableColumn } from '../ui';
import { useWords } from '../words';
import { importWords } from './words';

/** A row of a spreadsheet and its result in the dry run. */
export interface CheckedRow<State extends string> {
  /** row number in the spreadsheet */
  readonly row: number;
  readonly state: State;
  readonly problems: readonly { readonly column: string; readonly message: string }[];
}

/** The label of a state. States are offered in this order; the first one with rows is shown. */
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
  /** The columns that identify the rows, between row number and outcome. One is the title of a row's card on a phone, the others are its lines. */
  readonly columns: readonly TableColumn<Row>[];
  /** if a row of the spreadsheet has several rows in the table */
  readonly rowKey?: keyof Row & string;
}

const EVERY = 'EVERY';

/** The result of a dry run, row by row; rows that need a correction come first. */
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
          { title: words.row, dataIndex: 'row', width: 68, card: 'line' },
          ...columns.map((column) => ({ card: 'line' as const, ...column })),
          {
            title: words.outcome,
            width: 150,
            card: 'tag',
            render: ({ state }) => <Outcome states={states} state={state} />,
          },
          {
            title: words.reason,
            minWidth: 260,
            card: 'line',
            render: ({ problems }) => problems.length > 0 && <Reasons problems={problems} />,
          },
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
