import { DeleteOutlined, EditOutlined, EyeOutlined, FileProtectOutlined, WalletOutlined } from '@ant-design/icons';
import type { StudentRow } from '@/api/students';
import { sorted } from '@/shared/lists';
import {
  CutText,
  menuColumn,
  NameLink,
  PersonPicture,
  RowMenu,
  StatusTag,
  type RowAction,
  type TableColumn,
} from '@/shared/ui';
import type { studentWords } from '../words';
import type { StudentFilters } from './studentListSlice';
import { StudentStatus } from './StudentStatus';
import type { StudentActions } from './useStudentActions';

type Words = (typeof studentWords)['en'];

interface Rights {
  readonly edit: boolean;
  readonly certificates: boolean;
  readonly fees: boolean;
  readonly remove: boolean;
}

/** STUDENT-16 to STUDENT-19. */
const rowActions = (student: StudentRow, words: Words, rights: Rights, actions: StudentActions): RowAction[] => [
  { key: 'view', label: words.view, icon: <EyeOutlined />, onSelect: () => actions.view(student) },
  ...(rights.edit
    ? [{ key: 'edit', label: words.edit, icon: <EditOutlined />, onSelect: () => actions.edit(student) }]
    : []),
  ...(rights.certificates
    ? [
        {
          key: 'certificates',
          label: words.certificates,
          icon: <FileProtectOutlined />,
          onSelect: () => actions.certify(student),
        },
      ]
    : []),
  ...(rights.fees
    ? [{ key: 'fees', label: words.fees, icon: <WalletOutlined />, onSelect: () => actions.fees.show(student) }]
    : []),
  ...(rights.remove
    ? [
        {
          key: 'delete',
          label: words.remove,
          icon: <DeleteOutlined />,
          danger: true,
          onSelect: () => actions.deleting.show(student),
        },
      ]
    : []),
];

/** The name links to the record, except for a deleted student, whose menu is disabled too. */
function StudentName({ student, actions }: { readonly student: StudentRow; readonly actions: StudentActions }) {
  const { studentName, image, deleted } = student;
  return deleted ? (
    <CutText text={studentName} lines={2} />
  ) : (
    <NameLink
      name={studentName}
      {...actions.linkTo('view', student)}
      picture={<PersonPicture name={studentName} url={image} size="row" />}
    />
  );
}

const enrollmentOf = ({ enrollments: [first] }: StudentRow) => first;

export function studentColumns(
  words: Words,
  applied: StudentFilters,
  rights: Rights,
  actions: StudentActions,
): TableColumn<StudentRow>[] {
  return [
    { ...sorted(applied, 'studentCode'), title: words.code, dataIndex: 'studentCode', width: 90, card: 'line' },
    { ...sorted(applied, 'studentSrNo'), title: words.srNo, dataIndex: 'studentSrNo', width: 62, lines: 2 },
    {
      ...sorted(applied, 'studentName'),
      title: words.name,
      minWidth: 132,
      className: 'portal-table-name',
      card: 'title',
      render: (row) => <StudentName student={row} actions={actions} />,
    },
    { key: 'fatherName', title: words.father, dataIndex: 'fatherName', minWidth: 132, lines: 2, card: 'line' },
    {
      ...sorted(applied, 'className'),
      title: words.class,
      width: 72,
      lines: 2,
      card: 'line',
      render: (row) => enrollmentOf(row)?.className,
    },
    {
      key: 'sectionName',
      title: words.section,
      width: 86,
      lines: 2,
      card: 'line',
      render: (row) => enrollmentOf(row)?.sectionName,
    },
    {
      ...sorted(applied, 'rollNo'),
      title: words.rollNo,
      width: 60,
      card: 'line',
      render: (row) => enrollmentOf(row)?.rollNo,
    },
    { key: 'mobileNo', title: words.mobile, dataIndex: 'mobileNo', width: 98, card: 'line' },
    {
      key: 'registrationStatus',
      title: words.registrationStatus,
      width: 98,
      render: (row) =>
        enrollmentOf(row)?.registrationStatus === 'COMPLETE' ? (
          words.COMPLETE
        ) : (
          <StatusTag tone="warning" text={words.PENDING} />
        ),
    },
    { key: 'status', title: words.status, width: 86, card: 'tag', render: (row) => <StudentStatus student={row} /> },
    menuColumn(words.actions, (row) => (
      <RowMenu name={row.studentName} actions={rowActions(row, words, rights, actions)} disabled={row.deleted} />
    )),
  ];
}
