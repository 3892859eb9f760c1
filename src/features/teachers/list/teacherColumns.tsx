import { DeleteOutlined, EditOutlined, PoweroffOutlined, SafetyOutlined } from '@ant-design/icons';
import type { Teacher } from '@/api/teachers';
import type { genderWords } from '@/shared/labels';
import {
  byText,
  DateText,
  InstantDateText,
  menuColumn,
  NameLink,
  RowMenu,
  StatusTag,
  type RowAction,
  type TableColumn,
} from '@/shared/ui';
import { wayTo } from '../wayTo';
import type { teacherWords } from '../words';
import type { TeacherActions } from './useTeacherActions';

type Words = (typeof teacherWords)['en'];
type GenderWords = (typeof genderWords)['en'];
type Columns = TableColumn<Teacher>[];

export interface Rights {
  readonly edit: boolean;
  readonly manage: boolean;
}

/** Only users who may manage permissions see Manage Permissions; everyone sees the other actions (TEACHER-02, TEACHER-03). */
function rowActions(teacher: Teacher, words: Words, rights: Rights, actions: TeacherActions): RowAction[] {
  const toggle = teacher.disabled ? words.enable : words.disable;
  const manage: RowAction = {
    key: 'permissions',
    label: words.permissions,
    icon: <SafetyOutlined />,
    onSelect: () => actions.manage(teacher),
  };
  return [
    { key: 'edit', label: words.edit, icon: <EditOutlined />, onSelect: () => actions.edit(teacher) },
    ...(rights.manage ? [manage] : []),
    { key: 'toggle', label: toggle, icon: <PoweroffOutlined />, onSelect: () => actions.status.toggle(teacher) },
    {
      key: 'delete',
      label: words.remove,
      icon: <DeleteOutlined />,
      danger: true,
      onSelect: () => actions.deleting.show(teacher),
    },
  ];
}

const personColumns = (words: Words, genders: GenderWords, rights: Rights): Columns => [
  {
    key: 'teacherName',
    title: words.name,
    width: 156,
    lines: 2,
    className: 'portal-table-name',
    card: 'title',
    sorter: byText((teacher) => teacher.teacherName),
    defaultSortOrder: 'ascend',
    // Only users who may edit teachers get a link.
    render: (teacher) =>
      rights.edit ? <NameLink name={teacher.teacherName} {...wayTo('edit', teacher)} /> : teacher.teacherName,
  },
  {
    key: 'userName',
    title: words.userName,
    dataIndex: 'userName',
    width: 142,
    lines: 2,
    card: 'line',
    sorter: byText((teacher) => teacher.userName),
  },
  {
    key: 'gender',
    title: words.gender,
    width: 84,
    sorter: byText((teacher) => genders[teacher.gender]),
    render: ({ gender }) => genders[gender],
  },
  {
    key: 'contactEmail',
    title: words.email,
    dataIndex: 'contactEmail',
    minWidth: 140,
    lines: 2,
    card: 'line',
    sorter: byText((teacher) => teacher.contactEmail),
  },
  { key: 'contactPhone', title: words.phone, dataIndex: 'contactPhone', width: 100, lines: 2, card: 'line' },
];

export function teacherColumns(words: Words, genders: GenderWords, rights: Rights, actions: TeacherActions): Columns {
  return [
    ...personColumns(words, genders, rights),
    {
      key: 'dateOfBirth',
      title: words.birth,
      width: 94,
      sorter: byText((teacher) => teacher.dateOfBirth),
      render: ({ dateOfBirth }) => <DateText date={dateOfBirth} />,
    },
    {
      key: 'createdAt',
      title: words.created,
      width: 100,
      sorter: byText((teacher) => teacher.createdAt),
      render: ({ createdAt }) => <InstantDateText instant={createdAt} />,
    },
    {
      key: 'status',
      title: words.status,
      width: 92,
      card: 'tag',
      sorter: (a, b) => Number(a.disabled) - Number(b.disabled),
      render: ({ disabled }) =>
        disabled ? (
          <StatusTag tone="neutral" text={words.inactive} />
        ) : (
          <StatusTag tone="success" text={words.active} />
        ),
    },
    menuColumn(words.actions, (teacher) => (
      <RowMenu name={teacher.teacherName} actions={rowActions(teacher, words, rights, actions)} />
    )),
  ];
}
