import { CheckOutlined, WarningOutlined } from '@ant-design/icons';
import { Checkbox } from 'antd';
import type { ClassCopy } from '@/api/results';
import { useWords } from '../words';
import { isEqual, isPossible } from './copyRows';
import { copyWords } from './copyWords';
import type { ClassCopies } from './useClassCopies';

type Selecting = Pick<ClassCopies, 'chosen' | 'isTicked' | 'tick' | 'tickAll' | 'staleText'>;

export interface CopyTableProps {
  readonly rows: readonly ClassCopy[];
  /** undefined where there is nothing to select */
  readonly selecting?: Selecting | undefined;
  /** The rows were copied. */
  readonly isDone?: boolean;
}

/** Class by class: what the copy adds, changes and keeps, or why it is not possible. */
export function CopyTable({ rows, selecting, isDone = false }: CopyTableProps) {
  const words = useWords(copyWords);
  const possible = rows.filter(isPossible).length;
  const ticked = selecting?.chosen.length ?? 0;
  return (
    <div className="copy-scroll" role="region" aria-label={words.table} tabIndex={0}>
      <table className="copy-table">
        <thead>
          <tr>
            <th scope="col">
              {selecting ? (
                <Checkbox
                  checked={possible > 0 && ticked === possible}
                  indeterminate={ticked > 0 && ticked < possible}
                  disabled={possible === 0}
                  onChange={selecting.tickAll}
                >
                  {words.selectAll}
                </Checkbox>
              ) : (
                words.class
              )}
            </th>
            <th scope="col">{isDone ? words.result : words.effect}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.classId}>
              <th scope="row">{selecting ? <Tick row={row} selecting={selecting} /> : row.className}</th>
              <td>
                <StaleText text={selecting?.staleText(row)} />
                <Effect row={row} isDone={isDone} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function StaleText({ text }: { readonly text: string | undefined }) {
  const words = useWords(copyWords);
  return text === undefined ? null : <p className="copy-stale">{words.stale(text)}</p>;
}

function Tick({ row, selecting }: { readonly row: ClassCopy; readonly selecting: Selecting }) {
  return (
    <Checkbox
      checked={selecting.isTicked(row)}
      disabled={!isPossible(row)}
      onChange={({ target }) => selecting.tick(row, target.checked)}
    >
      {row.className}
    </Checkbox>
  );
}

/** The texts of a class that cannot take the copy. */
const NONE: readonly string[] = [];

function Effect({ row, isDone }: { readonly row: ClassCopy; readonly isDone: boolean }) {
  const words = useWords(copyWords);
  const { adds, changes, keeps, reason } = row;
  return (
    <>
      {reason !== null && (
        <p className="copy-reason">
          <WarningOutlined aria-hidden /> <b>{words.cannot}:</b> {reason}
        </p>
      )}
      {isEqual(row) && (
        <p className="copy-equal">
          <CheckOutlined aria-hidden /> {isDone ? words.nothing : words.equal}
        </p>
      )}
      <Part label={isDone ? words.added : words.adds} texts={reason === null ? adds : NONE} />
      <Part
        label={isDone ? words.changed : words.changes}
        texts={reason === null ? changes.map(({ name, from, to }) => words.change(name, from, to)) : NONE}
        lines
      />
      {reason === null && <Part label={words.keeps} texts={keeps} isQuiet />}
    </>
  );
}

/** Further entries are collapsed. */
const SHOWN = 4;

interface PartProps {
  readonly label: string;
  readonly texts: readonly string[];
  /** each text on a line of its own */
  readonly lines?: boolean;
  readonly isQuiet?: boolean;
}

function Part({ label, texts, lines = false, isQuiet = false }: PartProps) {
  const words = useWords(copyWords);
  if (texts.length === 0) return null;
  const isFolded = texts.length > SHOWN;
  if (!lines && !(isQuiet && isFolded))
    return (
      <p className={isQuiet ? 'copy-kept' : undefined}>
        <b>{label}:</b> {texts.join('; ')}
      </p>
    );
  const list = (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
  if (isFolded)
    return (
      <details className={isQuiet ? 'copy-kept' : undefined}>
        <summary>
          <b>{label}:</b> {words.entries(texts.length)}
        </summary>
        {list}
      </details>
    );
  return (
    <>
      <p>
        <b>{label}:</b>
      </p>
      {list}
    </>
  );
}
