import { defineWords } from '@/shared/words';

export const appWords = defineWords({
  title: 'School Administration',
  noMenu: 'No menu items available. Contact administrator for access.',
  menu: 'Menu',
  openMenu: 'Open menu',
  toDark: 'Switch to dark theme',
  toLight: 'Switch to light theme',
  accountOf: (name: string) => `Account ${name}`.trim(),
  profile: 'Profile',
  logout: 'Logout',
  skip: 'Skip to content',
  logoOf: (school: string) => `Logo of ${school}`,
  brokenTitle: 'Something went wrong',
  brokenText: 'This screen could not be shown. Saved data is not affected. Reload the page.',
  reload: 'Reload',
});

/** Names of the groups and items of the side menu (SHELL-42..68). */
export const menuWords = defineWords({
  dashboard: 'Dashboard',
  schoolManagement: 'School Management',
  schools: 'Schools',
  sessions: 'Session Management',
  classes: 'Classes',
  subjects: 'Subjects',
  student: 'Student',
  registerStudent: 'Registration',
  students: 'Student List',
  sessionDetails: 'Update Session Details',
  tcStudents: 'TC Student List',
  strikeOff: 'Name Strike Off',
  receipts: 'Receipts',
  receiptManagement: 'Receipt Management',
  confirmReceipt: 'Confirm Receipt',
  user: 'User',
  teachers: 'Teacher List',
  registerTeacher: 'Teacher Registration',
  result: 'Result',
  resultConfig: 'Result Config',
  marksConfig: 'Marks Config',
  controlResult: 'Control Result',
});
