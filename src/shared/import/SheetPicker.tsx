import { FileExcelOutlined } from '@ant-design/icons';
import { useId, useState, type DragEvent } from 'react';
import { useCancelled } from './useCancelled';
import { STUDENT_FIELDS } from '@/api/students';
import { groupDigits } from '@common/digits';
import { useWords } from '../words';
import { copyInMemory, sheetProblem, type SheetProblem } from './sheetFile';
import { importWords } from './words';

interface SheetPickerProps {
  /** the name of the chosen file */
  readonly fileName: string | undefined;
  /** its size in bytes, shown in KB */
  readonly size?: number | undefined;
  readonly disabled: boolean;
  /** maximum number of rows in a file */
  readonly mostRows?: number;
  readonly onPick: (file: File) => void;
}

/** As in the provider; imports with another limit name their own. */
const MOST_ROWS = STUDENT_FIELDS.StudentImportOrder.students.maximum;

/** Reads a chosen file into memory, or shows why it is rejected. */
function useSheetChoice({ disabled, onPick }: Pick<SheetPickerProps, 'disabled' | 'onPick'>) {
  const [problem, setProblem] = useState<SheetProblem | null>(null);
  const take = async (file: File | undefined) => {
    if (!file || disabled) return;
    const found = sheetProblem(file);
    setProblem(found);
    if (found) return;
    try {
      onPick(await copyInMemory(file));
    } catch {
      setProblem('sheetUnreadable');
    }
  };
  return { problem, take: (file: File | undefined) => void take(file) };
}

/** Chooses a spreadsheet by click, key or drop; rejects invalid ones before they are sent. */
export function SheetPicker({ fileName, size, disabled, mostRows = MOST_ROWS, onPick }: SheetPickerProps) {
  const words = useWords(importWords);
  const problemId = useId();
  const [over, setOver] = useState(false);
  const { problem, take: takeFile } = useSheetChoice({ disabled, onPick });
  const { cancelled, clear, watch } = useCancelled();
  const take = (file: File | undefined) => {
    clear();
    takeFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <div>
      <div
        className={over ? 'import-zone import-zone-over' : 'import-zone'}
        data-disabled={disabled}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileExcelOutlined aria-hidden className="import-mark" />
        <ZoneText fileName={fileName} size={size} mostRows={mostRows} />
        <input
          ref={watch}
          type="file"
          accept=".xlsx,.xls"
          aria-label={words.sheet}
          aria-describedby={problem ? problemId : undefined}
          disabled={disabled}
          className="import-input"
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      {cancelled && !problem && (
        <p role="status" className="import-cancelled">
          {fileName === undefined ? words.cancelled : words.cancelledAnother}
        </p>
      )}
      {problem && (
        <p id={problemId} role="alert" className="import-problem">
          {words[problem]}
        </p>
      )}
    </div>
  );
}

const KB = 1024;
/** Kilobytes with at most one decimal; a small file is not 0. */
const showKilobytes = (bytes: number): string => groupDigits(Math.max(0.1, Math.round((10 * bytes) / KB) / 10));

function ZoneText({
  fileName,
  size,
  mostRows,
}: Pick<SheetPickerProps, 'fileName' | 'size'> & { readonly mostRows: number }) {
  const words = useWords(importWords);
  return (
    <div className="import-zone-text">
      {fileName === undefined ? (
        <span>
          {words.drop} <span className="import-link">{words.choose}</span>
        </span>
      ) : (
        <>
          <strong>
            {fileName}
            {size !== undefined && <span className="import-size"> {words.size(showKilobytes(size))}</span>}
          </strong>
          <span className="import-link">{words.chooseAnother}</span>
        </>
      )}
      <span className="import-limits">{words.limits(groupDigits(mostRows))}</span>
    </div>
  );
}
