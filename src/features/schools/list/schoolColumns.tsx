import { DeleteOutlined, EditOutlined, EyeOutlined, PoweroffOutlined, UnorderedListOutlined } from '@ant-design/icons';
import type { School } from '@/api/schools';
import {
  ActiveTag,
  byText,
  InstantDateText,
  menuColumn,
  NameLink,
  RowMenu,
  StoredImage,
  type RowAction,
  type TableColumn,
} from '@/shared/ui';
import type { schoolWords } from '../words';
import { wayTo, type SchoolActions } from './useSchoolActions';

type Words = (typeof schoolWords)['en'];

/** The phone, or the mobile where there is no phone (SCHOOL-02). */
const phoneOf = ({ contactPhone, contactMobile }: School): string => contactPhone || contactMobile || '';

function rowActions(school: School, words: Words, managesAll: boolean, actions: SchoolActions): RowAction[] {
  const own: RowAction[] = [
    { key: 'view', label: words.view, icon: <EyeOutlined />, onSelect: () => actions.view(school) },
    { key: 'edit', label: words.edit, icon: <EditOutlined />, onSelect: () => actions.edit(school) },
  ];
  if (!managesAll) return own;
  own.push({
    key: 'setUp',
    label: words.setUp,
    icon: <UnorderedListOutlined />,
    onSelect: () => actions.setUp(school),
  });
  const toggle = school.disabled ? words.enable : words.disable;
  return [
    ...own,
    { key: 'toggle', label: toggle, icon: <PoweroffOutlined />, onSelect: () => actions.status.toggle(school) },
    {
      key: 'delete',
      label: words.remove,
      icon: <DeleteOutlined />,
      danger: true,
      onSelect: () => actions.askDelete(school),
    },
  ];
}

export function schoolColumns(words: Words, managesAll: boolean, actions: SchoolActions): TableColumn<School>[] {
  return [
    {
      key: 'logo',
      title: words.logo,
      width: 64,
      render: (school) => <StoredImage url={school.logo} alt={words.logoOf(school.schoolName)} width={32} />,
    },
    {
      key: 'schoolName',
      title: words.name,
      minWidth: 150,
      className: 'portal-table-name',
      card: 'title',
      sorter: byText((school) => school.schoolName),
      defaultSortOrder: 'ascend',
      render: (school) => <NameLink name={school.schoolName} {...wayTo('view', school)} />,
    },
    {
      key: 'principal',
      title: words.principal,
      dataIndex: 'principal',
      minWidth: 150,
      lines: 2,
      card: 'line',
      sorter: byText((school) => school.principal),
    },
    {
      key: 'contactEmail',
      title: words.email,
      dataIndex: 'contactEmail',
      minWidth: 150,
      lines: 2,
      card: 'line',
      sorter: byText((school) => school.contactEmail),
    },
    { key: 'phone', title: words.phone, width: 136, lines: 2, card: 'line', render: phoneOf },
    {
      key: 'status',
      title: words.status,
      width: 104,
      card: 'tag',
      sorter: (a, b) => Number(a.disabled) - Number(b.disabled),
      render: ({ disabled }) => <ActiveTag disabled={disabled} />,
    },
    {
      key: 'createdAt',
      title: words.created,
      width: 100,
      sorter: byText((school) => school.createdAt),
      render: ({ createdAt }) => <InstantDateText instant={createdAt} />,
    },
    menuColumn(words.actions, (school) => (
      <RowMenu name={school.schoolName} actions={rowActions(school, words, managesAll, actions)} />
    )),
  ];
}
