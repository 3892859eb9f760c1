import { DeleteOutlined, EditOutlined, EyeOutlined, PoweroffOutlined } from '@ant-design/icons';
import type { TableColumnsType } from 'antd';
import type { School } from '@/api/schools';
import { ActiveTag, InstantDateText, RowMenu, StoredImage, type RowAction } from '@/shared/ui';
import type { schoolWords } from '../words';
import type { SchoolActions } from './useSchoolActions';

type Words = (typeof schoolWords)['en'];

const byText = (read: (school: School) => string | null) => (a: School, b: School) =>
  (read(a) ?? '').localeCompare(read(b) ?? '', 'en', { sensitivity: 'base', numeric: true });

/** The phone, or the mobile where there is no phone (SCHOOL-02). */
export const phoneOf = ({ contactPhone, contactMobile }: School): string => contactPhone || contactMobile || '';

function rowActions(school: School, words: Words, managesAll: boolean, actions: SchoolActions): RowAction[] {
  const own: RowAction[] = [
    { key: 'view', label: words.view, icon: <EyeOutlined />, onSelect: () => actions.view(school) },
    { key: 'edit', label: words.edit, icon: <EditOutlined />, onSelect: () => actions.edit(school) },
  ];
  if (!managesAll) return own;
  const toggle = school.disabled ? words.enable : words.disable;
  return [
    ...own,
    { key: 'toggle', label: toggle, icon: <PoweroffOutlined />, onSelect: () => actions.toggle(school) },
    {
      key: 'delete',
      label: words.remove,
      icon: <DeleteOutlined />,
      danger: true,
      onSelect: () => actions.askDelete(school),
    },
  ];
}

export function schoolColumns(words: Words, managesAll: boolean, actions: SchoolActions): TableColumnsType<School> {
  return [
    {
      key: 'logo',
      title: words.logo,
      width: 72,
      render: (_value, school) => <StoredImage url={school.logo} alt={words.logoOf(school.schoolName)} width={32} />,
    },
    {
      key: 'schoolName',
      title: words.name,
      dataIndex: 'schoolName',
      sorter: byText((school) => school.schoolName),
      defaultSortOrder: 'ascend',
    },
    { key: 'principal', title: words.principal, dataIndex: 'principal', sorter: byText((school) => school.principal) },
    {
      key: 'contactEmail',
      title: words.email,
      dataIndex: 'contactEmail',
      sorter: byText((school) => school.contactEmail),
    },
    { key: 'phone', title: words.phone, width: 150, render: (_value, school) => phoneOf(school) },
    {
      key: 'status',
      title: words.status,
      width: 110,
      sorter: (a, b) => Number(a.disabled) - Number(b.disabled),
      render: (_value, { disabled }) => <ActiveTag disabled={disabled} />,
    },
    {
      key: 'createdAt',
      title: words.created,
      width: 120,
      sorter: byText((school) => school.createdAt),
      render: (_value, { createdAt }) => <InstantDateText instant={createdAt} />,
    },
    {
      key: 'actions',
      title: words.actions,
      width: 84,
      align: 'center',
      render: (_value, school) => (
        <RowMenu name={school.schoolName} actions={rowActions(school, words, managesAll, actions)} />
      ),
    },
  ];
}
