import { Alert } from 'antd';
import type { StudentImportCheck } from '@/api/students';
import { groupDigits } from '@common/digits';
import { useWords } from '../words';
import { importWords } from './words';

/** The parts of a checked spreadsheet that are not read: hidden rows, columns and sheets, other sheets, and unknown columns. */
export function NotRead({ parts }: { readonly parts: StudentImportCheck['notRead'] }) {
  const words = useWords(importWords);
  const { hiddenRows, hiddenColumns, hiddenSheets, otherSheets, unknownColumns } = parts;
  const lines = [
    ...(hiddenRows > 0 ? [words.hiddenRows(hiddenRows, groupDigits(hiddenRows))] : []),
    ...(hiddenColumns > 0 ? [words.hiddenColumns(hiddenColumns, groupDigits(hiddenColumns))] : []),
    ...(hiddenSheets > 0 ? [words.hiddenSheets(hiddenSheets, groupDigits(hiddenSheets))] : []),
    ...(otherSheets.length > 0 ? [words.otherSheets(otherSheets.length, otherSheets.join(', '))] : []),
    ...(unknownColumns.length > 0 ? [words.unknownColumns(unknownColumns.length, unknownColumns.join(', '))] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <Alert
      type={otherSheets.length > 0 ? 'warning' : 'info'}
      showIcon
      className="import-not-read"
      title={
        <ul aria-label={words.notRead}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      }
    />
  );
}
