import { PRIVILEGE_ROWS, type Privilege } from '../../contract/generated/privileges.gen.ts';

export const DEMO_PASSWORD = 'Portal@2026';

export interface DemoAccount {
  userName: string;
  fullName: string;
  gender: 'MALE' | 'FEMALE';
  email: string;
  /** index of the demo school; null for the platform user */
  school: number | null;
  /** empty for the platform user, who has all privileges */
  privileges: readonly Privilege[];
  /** teacher of the account; absent for the platform user */
  teacher?: { dateOfBirth: string; contactPhone: string };
  what: string;
}

const every = PRIVILEGE_ROWS.map(({ name }) => name);

/** A group with everything below it. */
const below = (...groups: Privilege[]): Privilege[] => {
  const chosen = new Set<string>(groups);
  return PRIVILEGE_ROWS.filter(({ name, parent }) => {
    if (chosen.has(name) || (parent !== null && chosen.has(parent))) chosen.add(name);
    return chosen.has(name);
  }).map(({ name }) => name);
};

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    userName: 'platform',
    fullName: 'Priya Nair',
    gender: 'FEMALE',
    email: 'priya.nair@portal.example',
    school: null,
    privileges: [],
    what: 'platform administrator, every school',
  },
  {
    userName: 'admin',
    fullName: 'Asha Verma',
    gender: 'FEMALE',
    email: 'asha.verma@saraswati.example',
    school: 0,
    privileges: every,
    teacher: { dateOfBirth: '1980-05-20', contactPhone: '9829100001' },
    what: 'school administrator of the first school',
  },
  {
    userName: 'clerk',
    fullName: 'Ramesh Gupta',
    gender: 'MALE',
    email: 'ramesh.gupta@saraswati.example',
    school: 0,
    privileges: below('DASHBOARD', 'STUDENT', 'RECEIPT'),
    teacher: { dateOfBirth: '1986-02-11', contactPhone: '9829100002' },
    what: 'clerk of the first school: students and receipts',
  },
  {
    userName: 'teacher',
    fullName: 'Sunita Sharma',
    gender: 'FEMALE',
    email: 'sunita.sharma@saraswati.example',
    school: 0,
    privileges: below('DASHBOARD', 'RESULT'),
    teacher: { dateOfBirth: '1991-09-15', contactPhone: '9829100003' },
    what: 'teacher of the first school: results',
  },
  {
    userName: 'admin2',
    fullName: 'Imran Khan',
    gender: 'MALE',
    email: 'imran.khan@nalanda.example',
    school: 1,
    privileges: every,
    teacher: { dateOfBirth: '1979-12-01', contactPhone: '9414200001' },
    what: 'school administrator of the second school',
  },
];
