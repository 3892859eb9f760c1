import { FileProtectOutlined, HistoryOutlined, LoginOutlined, WalletOutlined } from '@ant-design/icons';
import type { StudentLife, StudentRow } from '@/api/students';
import { sorted } from '@/shared/lists';
import { studentAddress } from '@/shared/navigation';
import { CutText, menuColumn, NameLink, PersonPicture, RowMenu, type RowAction, type TableColumn } from '@/shared/ui';
import type { lifeWords } from '../lifeWords';
import type { studentWords } from '../words';
import type { LifeFilters } from './lifeFilters';
import type { LifeActions } from './useLifeActions';

type Words = (typeof studentWords)['en'] & (typeof lifeWords)['en'];

interface LifeColumnsOptions {
  readonly words: Words;
  readonly applied: LifeFilters & { readonly sessionId?: number | undefined };
  /** Whether the user may open a student's record. */
  readonly opens: boolean;
  readonly actions: LifeActions;
}

/** LIFECYCLE-05, LIFECYCLE-06, LIFECYCLE-13. */
const rowActions = (row: StudentLife, words: Words, { history, readmit, pay, certify }: LifeActions): RowAction[] => [
  ...(row.history.length > 0
    ? [{ key: 'history', label: words.history, icon: <HistoryOutlined />, onSelect: () => history.show(row) }]
    : []),
  {
    key: 'readmission',
    label: words.readmission,
    icon: <LoginOutlined />,
    onSelect: () => readmit(row.studentDetail),
  },
  ...(certify
    ? [
        {
          key: 'certificate',
          label: words.transferCertificate,
          icon: <FileProtectOutlined />,
          onSelect: () => certify(row.studentDetail),
        },
      ]
    : []),
  ...(pay
    ? [
        {
          key: 'pay',
          label: words.feeReceipt,
          icon: <WalletOutlined />,
          onSelect: () => pay(row.studentDetail),
        },
      ]
    : []),
];

interface StudentNameProps extends Pick<LifeColumnsOptions, 'opens'> {
  readonly student: StudentRow;
  readonly sessionId: number | undefined;
}

/** The state contains no filters, because they would replace those of the student list. */
function StudentName({ student, opens, sessionId }: StudentNameProps) {
  const { studentId, studentCode, studentName, image } = student;
  return opens ? (
    <NameLink
      name={studentName}
      to={studentAddress('view', studentId, sessionId)}
      state={{ student: { studentId, studentCode, studentName }, filters: null }}
      picture={<PersonPicture name={studentName} url={image} size="row" />}
    />
  ) : (
    <CutText text={studentName} lines={2} />
  );
}

const enrollmentOf = ({ studentDetail: { enrollments } }: StudentLife) => enrollments[0];

type Shown = Pick<LifeColumnsOptions, 'words' | 'applied'>;

const classColumns = ({ words, applied }: Shown): TableColumn<StudentLife>[] => [
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
    width: 104,
    lines: 2,
    card: 'line',
    render: (row) => enrollmentOf(row)?.sectionName,
  },
];

/** LIFECYCLE-07. */
export function lifeColumns({ words, applied, opens, actions }: LifeColumnsOptions): TableColumn<StudentLife>[] {
  return [
    {
      ...sorted(applied, 'studentCode'),
      title: words.code,
      width: 90,
      card: 'line',
      render: ({ studentDetail }) => studentDetail.studentCode,
    },
    {
      ...sorted(applied, 'studentSrNo'),
      title: words.srNo,
      width: 62,
      lines: 2,
      render: ({ studentDetail }) => studentDetail.studentSrNo,
    },
    {
      ...sorted(applied, 'studentName'),
      title: words.name,
      minWidth: 132,
      className: 'portal-table-name',
      card: 'title',
      render: ({ studentDetail }) => (
        <StudentName student={studentDetail} opens={opens} sessionId={applied.sessionId} />
      ),
    },
    {
      key: 'fatherName',
      title: words.father,
      minWidth: 132,
      lines: 2,
      card: 'line',
      render: ({ studentDetail }) => studentDetail.fatherName,
    },
    ...classColumns({ words, applied }),
    {
      key: 'mobileNo',
      title: words.mobile,
      width: 98,
      card: 'line',
      render: ({ studentDetail }) => studentDetail.mobileNo,
    },
    menuColumn(words.actions, (row) => (
      <RowMenu name={row.studentDetail.studentName} actions={rowActions(row, words, actions)} />
    )),
  ];
}
