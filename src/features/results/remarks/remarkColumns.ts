import { RESULT_FIELDS, type StudentRemark } from '@/api/results';
import { defineFields, fieldProblem, type Fields } from '@/shared/forms';
import type { CellColumn, InfoColumn, SheetGridColumn } from '@/shared/sheet';
import { byText } from '@/shared/ui';
import { REMARK, remarkText } from './remarkCells';
import { usualRemarks, type remarksWords } from './remarksWords';

type Words = (typeof remarksWords)['en'];

export const remarkFields = defineFields(RESULT_FIELDS.RemarkForm);
type RemarkFields = Fields<typeof RESULT_FIELDS.RemarkForm>;

/** The column of the remarks, the only one that the sheet reads. */
export const remarkColumn = (words: Words, fields: RemarkFields, readOnly: boolean): CellColumn<StudentRemark> => ({
  kind: 'cell',
  key: REMARK,
  title: words.remark,
  width: 320,
  grow: true,
  label: ({ student }) => words.remarkOf(student.studentName),
  inputMode: 'text',
  isProse: true,
  options: usualRemarks(words),
  stored: ({ remark }) => remark ?? '',
  locked: ({ student }) => readOnly || student.left === true,
  canonical: remarkText,
  parse: remarkText,
  validate: (text) => fieldProblem(fields.remark, text) ?? undefined,
});

const rollNoOf = ({ student }: StudentRemark): number => student.enrollments[0]?.rollNo ?? Infinity;

/** On a phone the remark is beside the name. */
export function remarkColumns(
  words: Words,
  remark: CellColumn<StudentRemark>,
  roomy: boolean,
): SheetGridColumn<StudentRemark>[] {
  const rollNo: InfoColumn<StudentRemark> = {
    kind: 'info',
    key: 'rollNo',
    title: words.rollNo,
    width: 96,
    sort: (a, b) => rollNoOf(a) - rollNoOf(b),
    render: ({ student }) => student.enrollments[0]?.rollNo,
  };
  const name: InfoColumn<StudentRemark> = {
    kind: 'info',
    key: 'name',
    title: words.name,
    width: roomy ? 208 : 120,
    isRowHeader: true,
    sort: byText(({ student }) => student.studentName),
    render: ({ student }) => words.shownName(student.studentName, student.left),
  };
  const father: InfoColumn<StudentRemark> = {
    kind: 'info',
    key: 'father',
    title: words.father,
    width: 184,
    sort: byText(({ student }) => student.fatherName),
    render: ({ student }) => student.fatherName,
  };
  // On a phone the cell fits beside the name, so that the page does not scroll sideways.
  return roomy ? [rollNo, name, father, remark] : [name, { ...remark, width: 208 }, rollNo, father];
}
