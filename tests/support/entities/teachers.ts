// The fields of a teacher. Parts: `record` of a response; `create` and `change` of a request; `person` in both requests.
import type { FieldTable } from './table';

export const TEACHER = {
  teacherId: { in: 'record' },
  userId: { in: 'record' },
  teacherName: { in: 'record person create change', title: 'Full name', sample: 'Meera Joshi' },
  gender: { in: 'record person create change', title: 'Gender', kind: 'choice', sample: 'FEMALE', typed: 'Female' },
  dateOfBirth: {
    in: 'record person create change',
    title: 'Date of birth',
    kind: 'date',
    sample: '1992-02-29',
    typed: '29/02/1992',
  },
  contactEmail: { in: 'record person create change', title: 'Email', sample: 'meera.joshi@school.example' },
  contactPhone: { in: 'record person create change', title: 'Phone', sample: '9829300001' },
  userName: { in: 'record create change?', title: 'Username', sample: 'meera.joshi' },
  password: { in: 'create change?', title: 'Password', sample: 'Monsoon@26' },
  schoolId: { in: 'record create change?' },
  disabled: { in: 'record' },
  createdAt: { in: 'record' },
  modifiedAt: { in: 'record' },
  version: { in: 'record change?' },
} as const satisfies FieldTable;
