/** The side menu: groups and items with their address and privilege. */
import {
  BankOutlined,
  BarChartOutlined,
  HomeOutlined,
  ReadOutlined,
  SolutionOutlined,
  TeamOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { Privilege } from '@/api/catalogue';
import { reportCatalogue } from '@/features/reports';
import { holds, type SignedInUser } from '@/shared/access';
import { paths } from '@/shared/navigation';
import type { menuWords } from './words';

export type MenuWords = (typeof menuWords)['en'];

interface MenuItem {
  readonly label: string;
  readonly to: string;
  readonly privilege: Privilege;
  /** Addresses of the screens of its records, for which this item is marked as current. */
  readonly records?: readonly string[];
}

export interface MenuGroup {
  readonly label: string;
  readonly icon: ReactNode;
  readonly privilege: Privilege;
  readonly items: readonly MenuItem[];
}

export interface MenuEntry extends MenuItem {
  readonly icon: ReactNode;
}

const schoolGroup = (words: MenuWords): MenuGroup => ({
  label: words.schoolManagement,
  icon: <BankOutlined aria-hidden />,
  privilege: 'SCHOOL_MANAGEMENT',
  items: [
    { label: words.schools, to: paths.schools, privilege: 'SCHOOL_MANAGEMENT' },
    {
      label: words.sessions,
      to: paths.sessions,
      privilege: 'SESSION_MANAGEMENT',
      records: [paths.startSession],
    },
    {
      label: words.classes,
      to: paths.classes,
      privilege: 'LIST_CLASS',
      records: [paths.feeGrid, paths.openingBalances],
    },
    { label: words.subjects, to: paths.subjects, privilege: 'CLASS_SUBJECTS_LIST' },
  ],
});

const resultGroup = (words: MenuWords): MenuGroup => ({
  label: words.result,
  icon: <ReadOutlined aria-hidden />,
  privilege: 'RESULT',
  items: [
    { label: words.resultConfig, to: paths.resultConfig, privilege: 'RESULT_CONFIG' },
    { label: words.resultRules, to: paths.resultRules, privilege: 'RESULT_CONFIG' },
    { label: words.marksConfig, to: paths.marksConfig, privilege: 'SUBJECT_MARKS_SETTING' },
    { label: words.uploadResult, to: paths.uploadResult, privilege: 'UPLOAD_RESULT' },
    { label: words.remarks, to: paths.remarks, privilege: 'UPLOAD_RESULT' },
    { label: words.controlResult, to: paths.controlResult, privilege: 'LOCK_RESULT' },
    { label: words.promotion, to: paths.promotion, privilege: 'STUDENTS_PROMOTION' },
  ],
});

const reportGroup = (words: MenuWords): MenuGroup => ({
  label: words.report,
  icon: <BarChartOutlined aria-hidden />,
  privilege: 'REPORTS',
  items: [
    { label: words.pendingFees, to: paths.pendingFees, privilege: 'PENDING_FEE_REPORT' },
    {
      label: words.discountReport,
      to: paths.discountReport,
      privilege: 'STUDENT_DISCOUNT_ADMISSION_FEE_REPORT',
    },
    ...reportCatalogue.map(({ report, path, privilege }) => ({ label: words[report], to: path, privilege })),
  ],
});

export const menuOf = (words: MenuWords): readonly (MenuEntry | MenuGroup)[] => [
  { label: words.dashboard, icon: <HomeOutlined aria-hidden />, to: paths.dashboard, privilege: 'DASHBOARD' },
  schoolGroup(words),
  {
    label: words.student,
    icon: <SolutionOutlined aria-hidden />,
    privilege: 'STUDENT',
    items: [
      { label: words.registerStudent, to: paths.registerStudent, privilege: 'ADD_STUDENT' },
      {
        label: words.students,
        to: paths.students,
        privilege: 'LIST_STUDENT',
        records: [paths.studentsToo, paths.viewStudent, paths.editStudent, paths.importStudents],
      },
      { label: words.sessionDetails, to: paths.sessionDetails, privilege: 'UPDATE_STUDENT_SESSION_DETAILS' },
      { label: words.tcStudents, to: paths.tcStudents, privilege: 'TC_STUDENTS_LIST' },
      { label: words.strikeOff, to: paths.strikeOff, privilege: 'NAME_STRIKE_OFF' },
      {
        label: words.certificates,
        to: paths.certificates,
        privilege: 'LIST_STUDENT',
        records: [paths.newCertificate],
      },
    ],
  },
  {
    label: words.receipts,
    icon: <WalletOutlined aria-hidden />,
    privilege: 'RECEIPT',
    items: [
      {
        label: words.receiptManagement,
        to: paths.receipts,
        privilege: 'LIST_RECEIPT',
        records: [paths.feeReceipt, paths.dayClose],
      },
      { label: words.confirmReceipt, to: paths.confirmReceipts, privilege: 'CONFIRM_FEE_RECEIPT' },
    ],
  },
  {
    label: words.user,
    icon: <TeamOutlined aria-hidden />,
    privilege: 'USERS',
    items: [
      {
        label: words.teachers,
        to: paths.teachers,
        privilege: 'LIST_TEACHER',
        records: [paths.editTeacher, paths.importTeachers, paths.teacherPermissions],
      },
      { label: words.registerTeacher, to: paths.registerTeacher, privilege: 'ADD_TEACHER' },
    ],
  },
  resultGroup(words),
  reportGroup(words),
];

/** The entries that the user may see: a child needs its group's privilege too, a group needs a child (SHELL-38, SHELL-41). */
export function visibleMenu(user: SignedInUser | null, words: MenuWords): (MenuEntry | MenuGroup)[] {
  return menuOf(words).flatMap((entry): readonly (MenuEntry | MenuGroup)[] => {
    if (!holds(user, entry.privilege)) return [];
    if (!('items' in entry)) return [entry];
    const items = entry.items.filter(({ privilege }) => holds(user, privilege));
    return items.length === 0 ? [] : [{ ...entry, items }];
  });
}

/** A screen of the menu as an option of the finder. */
export interface MenuAction {
  readonly label: string;
  readonly group: string;
  readonly to: string;
}

/** The screens of the visible menu, the dashboard included. */
export const menuActionsOf = (user: SignedInUser | null, words: MenuWords): MenuAction[] =>
  visibleMenu(user, words).flatMap((entry) =>
    'items' in entry
      ? entry.items.map(({ label, to }) => ({ label, to, group: entry.label }))
      : [{ label: entry.label, to: entry.to, group: '' }],
  );
