import { DeleteOutlined, EditOutlined, PoweroffOutlined, SafetyOutlined } from '@ant-design/icons';
import type { TableColumnsType } from 'antd';
import type { Teacher } from '@/api/teachers';
import type { genderWords } from '@/shared/labels';
import { DateText, InstantDateText, RowMenu, StatusTag, type RowAction } from '@/shared/ui';
import type { teacherWords } from '../words';
import './list.css';
import type { TeacherActions } from './useTeacherActions';

type Words = (typeof teacherWords)['en'];
type GenderWords = (typeof genderWords)['en'];
type Columns = TableColumnsType<Teacher>;

const byText = (read: (teacher: Teacher) => string) => (a: Teacher, b: Teacher) =>
  read(a).localeCompare(read(b), 'en', { sensitivity: 'base', numeric: true });

/** Manage Permissions stands there only for who may do it; the rest for everyone (TEACHER-02, TEACHER-03). */
function rowActions(teacher: Teacher, words: Words, mayManage: boolean, actions: TeacherActions): RowAction[] {
  const toggle = teacher.disabled ? words.enable : words.disable;
  const manage: RowAction = {
    key: 'permissions',
    label: words.permissions,
    icon: <SafetyOutlined />,
    onSelect: () => actions.manage(teacher),
  };
  return [
    { key: 'edit', label: words.edit, icon: <EditOutlined />, onSelect: () => actions.edit(teacher) },
    ...(mayManage ? [manage] : []),
    { key: 'toggle', label: toggle, icon: <PoweroffOutlined />, onSelect: () => actions.toggle(teacher) },
    {
      key: 'delete',
      label: words.remove,
      icon: <DeleteOutlined />,
      danger: true,
      onSelect: () => actions.deleting.show(teacher),
    },
  ];
}

const whoColumns = (words: Words, genders: GenderWords): Columns => [
  {
    key: 'teacherName',
    title: words.name,
    dataIndex: 'teacherName',
    sorter: byText((teacher) => teacher.teacherName),
    defaultSortOrder: 'ascend',
  },
  { key: 'userName', title: words.userName, dataIndex: 'userName', sorter: byText((teacher) => teacher.userName) },
  {
    key: 'gender',
    title: words.gender,
    width: 90,
    sorter: byText((teacher) => genders[teacher.gender]),
    render: (_value, { gender }) => genders[gender],
  },
  {
    key: 'contactEmail',
    title: words.email,
    sorter: byText((teacher) => teacher.contactEmail),
    // A long address would push the status out of sight.
    render: (_value, { contactEmail }) => (
      <span className="teacher-email" title={contactEmail}>
        {contactEmail}
      </span>
    ),
  },
  { key: 'contactPhone', title: words.phone, dataIndex: 'contactPhone', width: 110 },
];

export function teacherColumns(
  words: Words,
  genders: GenderWords,
  mayManage: boolean,
  actions: TeacherActions,
): Columns {
  return [
    ...whoColumns(words, genders),
    {
      key: 'dateOfBirth',
      title: words.birth,
      width: 120,
      sorter: byText((teacher) => teacher.dateOfBirth),
      render: (_value, { dateOfBirth }) => <DateText date={dateOfBirth} />,
    },
    {
      key: 'createdAt',
      title: words.created,
      width: 110,
      sorter: byText((teacher) => teacher.createdAt),
      render: (_value, { createdAt }) => <InstantDateText instant={createdAt} />,
    },
    {
      key: 'status',
      title: words.status,
      width: 100,
      sorter: (a, b) => Number(a.disabled) - Number(b.disabled),
      render: (_value, { disabled }) =>
        disabled ? (
          <StatusTag tone="neutral" text={words.inactive} />
        ) : (
          <StatusTag tone="success" text={words.active} />
        ),
    },
    {
      key: 'actions',
      title: words.actions,
      width: 84,
      align: 'center',
      fixed: 'end',
      render: (_value, teacher) => (
        <RowMenu name={teacher.teacherName} actions={rowActions(teacher, words, mayManage, actions)} />
      ),
    },
  ];
}
