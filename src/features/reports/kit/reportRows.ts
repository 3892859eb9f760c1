/** The rows of a report in the format of the table. */
import type { ReportHeader, ReportResult } from '@/api/reports';

export type Header = ReportHeader;
export type Value = string | number | null;

export interface Row {
  readonly key: number;
  readonly cells: readonly Value[];
  /** if the provider returns the class of the row */
  readonly classId: number | undefined;
  /** if the provider returns the student of the row */
  readonly student: { studentId: number; studentCode: number; studentName: string } | undefined;
}

/** The headers of the skeleton, before the first response. */
export const START_HEADERS: readonly Header[] = [
  { columnValue: 'Student Code', kind: 'NUMBER' },
  { columnValue: 'Student Name', kind: 'TEXT' },
  { columnValue: 'Father Name', kind: 'TEXT' },
  { columnValue: 'Class', kind: 'TEXT' },
  { columnValue: 'Section', kind: 'TEXT' },
];

export function reportRows({ content, headers, studentIds, classIds }: ReportResult): Row[] {
  const positionOf = (key: string) => headers.findIndex((header) => header.key === key);
  const [code, name] = [positionOf('studentCode'), positionOf('studentName')];
  return content.map((row, at): Row => {
    const cells = row.map(({ columnValue }) => columnValue);
    const [studentId, studentCode, studentName] = [studentIds?.[at], cells[code], cells[name]];
    const isNamed = studentId !== undefined && typeof studentCode === 'number' && typeof studentName === 'string';
    return {
      key: at,
      cells,
      classId: classIds?.[at],
      student: isNamed ? { studentId, studentCode, studentName } : undefined,
    };
  });
}
