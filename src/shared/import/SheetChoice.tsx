import { Button, Select } from 'antd';
import { labelContains } from '../lib/contains';
import { useWords } from '../words';
import type { FileImport } from './fileImport';
import { UnknownResults } from './UnknownResults';
import { importWords } from './words';

type Import = Pick<FileImport<never, unknown, unknown>, 'sheets' | 'chooseSheet' | 'unknownResults'>;

interface SheetChoiceProps {
  readonly work: Import & Pick<FileImport<never, unknown, unknown>, 'phase'>;
  readonly disabled: boolean;
}

/** Chooses the sheet to read, and repeats a failed check; names what may or may not be stored. */
export function SheetChoice(props: SheetChoiceProps) {
  return (
    <>
      <Choice {...props} />
      <UnknownResults results={props.work.unknownResults} />
    </>
  );
}

function Choice({ work: { sheets, chooseSheet, phase }, disabled }: SheetChoiceProps) {
  const words = useWords(importWords);
  if (!sheets) return null;
  const { names, read, stored } = sheets;
  return (
    <div className="import-sheet">
      <label>
        <span>{words.sheetOfFile}</span>
        <Select<string>
          aria-label={words.sheetOfFile}
          value={read}
          disabled={disabled}
          showSearch={{ filterOption: labelContains }}
          popupMatchSelectWidth={false}
          onChange={chooseSheet}
          options={names.map((name) => ({
            value: name,
            label: stored.includes(name) ? words.importedSheet(name) : name,
          }))}
        />
      </label>
      {phase.kind === 'choosing' && <Button onClick={() => chooseSheet(read)}>{words.checkAgain}</Button>}
      <p>
        {stored.length === 0 ? words.oneSheet(names.length - 1) : words.importedSheets(stored.length, names.length)}
      </p>
    </div>
  );
}

/** Offers the next sheet of a file after one was stored, unless all are; names what may or may not be stored. */
export function NextSheet({ work }: { readonly work: Import }) {
  return (
    <>
      <Next work={work} />
      <UnknownResults results={work.unknownResults} />
    </>
  );
}

function Next({ work: { sheets, chooseSheet } }: { readonly work: Import }) {
  const words = useWords(importWords);
  if (!sheets || sheets.next === undefined) return null;
  const { names, stored, next } = sheets;
  return (
    <div className="import-sheet" role="group" aria-label={words.sheetOfFile}>
      <Button type="primary" onClick={() => chooseSheet(next)}>
        {words.nextSheet(next)}
      </Button>
      <p>{words.importedSheets(stored.length, names.length)}</p>
    </div>
  );
}
