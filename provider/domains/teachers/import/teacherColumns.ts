// The columns of the teacher import: the fields of the registration form with its titles.
import { FORM_FACTS } from '../../../contract/generated/formFacts.gen.ts';
import { LABELS } from '../../../contract/generated/labels.gen.ts';
import type { TableColumn } from '../../../documents/tableColumn.ts';

const { TeacherForm: form } = FORM_FACTS;

const text = (
  key: 'teacherName' | 'userName' | 'contactEmail',
  names: Pick<TableColumn, 'aliases' | 'suggestedBy'>,
): TableColumn => ({
  key,
  title: form[key].title,
  kind: 'text',
  required: key !== 'userName',
  ...names,
});

/** In the order of the template. Usernames may be blank. */
export const TEACHER_COLUMNS: readonly TableColumn[] = [
  text('teacherName', {
    aliases: ['Teacher Name', 'Name of Teacher', 'Name', 'Staff Name', 'Employee Name'],
    suggestedBy: ['Teacher', 'Staff', 'Faculty Name', 'Employee'],
  }),
  {
    key: 'gender',
    title: form.gender.title,
    aliases: ['Sex'],
    kind: 'choice',
    required: true,
    choices: [
      { value: 'MALE', label: LABELS.Gender.MALE, others: ['m', 'mr', 'shri', 'पुरुष'] },
      { value: 'FEMALE', label: LABELS.Gender.FEMALE, others: ['f', 'mrs', 'ms', 'smt', 'महिला'] },
      { value: 'OTHER', label: LABELS.Gender.OTHER, others: ['o', 't', 'transgender'] },
    ],
  },
  {
    key: 'dateOfBirth',
    title: form.dateOfBirth.title,
    aliases: ['DOB', 'D.O.B.', 'Birth Date'],
    kind: 'date',
    required: true,
    upToToday: true,
  },
  text('contactEmail', { aliases: ['E-mail', 'Email Address', 'Email ID', 'Mail'] }),
  {
    key: 'contactPhone',
    title: form.contactPhone.title,
    aliases: ['Mobile', 'Mobile Number', 'Phone Number', 'Contact Number'],
    kind: 'mobile',
    required: true,
    separators: true,
  },
  text('userName', { aliases: ['User Name', 'User ID', 'Login', 'Login ID'] }),
];
