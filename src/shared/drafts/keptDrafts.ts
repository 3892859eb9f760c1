/** Lists the drafts of a user with a link to the form of each; the name of a draft identifies its form. */
import { paths, schoolAddress, studentAddress, teacherAddress } from '../navigation';
import type { DraftsState } from './draftsSlice';

export interface KeptDraft {
  readonly form: string;
  readonly to: string;
  /** the key of the message in `draftWords` */
  readonly kind:
    | 'registration'
    | 'entry'
    | 'changes'
    | 'permissions'
    | 'rollNumbers'
    | 'fees'
    | 'schedule'
    | 'limits'
    | 'marks'
    | 'remarks'
    | 'resultConfig'
    | 'resultRules'
    | 'grades'
    | 'locks'
    | 'cash';
  /** the name of the edited record, as typed; may be empty */
  readonly name: string;
}

interface DraftRoute extends Pick<KeptDraft, 'kind'> {
  readonly form: RegExp;
  readonly to: (id: number, form: string) => string;
  /** the field with the name of the edited record */
  readonly field?: string;
}

const feesAddress = (_id: number, form: string): string => `${paths.classes}${form.slice(form.indexOf('?'))}`;
/** The name of the draft contains school, day and cashier. */
const dayCloseAddress = ([, , schoolId, date]: readonly string[]): string =>
  `${paths.dayClose}#schoolId=${schoolId}&date=${date}`;
const subjectsAddress = (_id: number, form: string): string => `/${form.slice(0, form.indexOf('/'))}`;

const ROUTES: readonly DraftRoute[] = [
  { form: /^students\/register$/, to: () => paths.registerStudent, kind: 'registration', field: 'studentName' },
  {
    form: /^students\/edit\/(\d+)$/,
    to: (id) => studentAddress('edit', id, undefined),
    kind: 'changes',
    field: 'studentName',
  },
  { form: /^students\/fees$/, to: () => paths.students, kind: 'changes', field: 'studentName' },
  { form: /^students\/strike-off$/, to: () => paths.strikeOff, kind: 'entry' },
  // The name of the draft is the address of the list.
  { form: /^students\/update-session#/, to: (_id, form) => `/${form}`, kind: 'rollNumbers', field: 'title' },
  { form: /^results\/config#/, to: (_id, form) => `/${form}`, kind: 'resultConfig', field: 'title' },
  { form: /^results\/rules#/, to: (_id, form) => `/${form}`, kind: 'resultRules', field: 'title' },
  {
    form: /^results\/grades#/,
    to: (_id, form) => form.replace('results/grades', paths.resultConfig),
    kind: 'grades',
  },
  { form: /^results\/control#/, to: (_id, form) => `/${form}`, kind: 'locks', field: 'title' },
  { form: /^results\/marks-config#/, to: (_id, form) => `/${form}`, kind: 'limits', field: 'title' },
  { form: /^results\/upload#/, to: (_id, form) => `/${form}`, kind: 'marks', field: 'title' },
  { form: /^results\/remarks#/, to: (_id, form) => `/${form}`, kind: 'remarks', field: 'title' },
  { form: /^receipts\/(?:cancel|reopen)$/, to: () => paths.receipts, kind: 'entry' },
  {
    form: /^receipts\/count\/\d+\/\d{4}-\d{2}-\d{2}\/\d+$/,
    to: (_id, form) => dayCloseAddress(form.split('/')),
    kind: 'cash',
  },
  { form: /^certificates\/cancel$/, to: () => paths.certificates, kind: 'entry' },
  { form: /^teachers\/register$/, to: () => paths.registerTeacher, kind: 'registration', field: 'teacherName' },
  {
    form: /^teachers\/administrator$/,
    to: () => `${paths.teachers}#administrator`,
    kind: 'registration',
    field: 'teacherName',
  },
  { form: /^teachers\/edit\/(\d+)$/, to: (id) => teacherAddress('edit', id), kind: 'changes', field: 'teacherName' },
  { form: /^teachers\/permission\/(\d+)$/, to: (id) => teacherAddress('permission', id), kind: 'permissions' },
  { form: /^schools\/add$/, to: () => paths.addSchool, kind: 'entry', field: 'schoolName' },
  { form: /^schools\/edit\/(\d+)$/, to: (id) => schoolAddress('edit', id), kind: 'changes', field: 'schoolName' },
  { form: /^sessions\//, to: () => paths.sessions, kind: 'entry', field: 'sessionName' },
  // The name of the draft ends with the query of the class and the session.
  { form: /^fees\/structure\?/, to: feesAddress, kind: 'fees', field: 'title' },
  { form: /^fees\/schedule\?/, to: feesAddress, kind: 'schedule', field: 'title' },
  // The name of the draft begins with the address of the class.
  { form: /^subjects#.*\/subject\//, to: subjectsAddress, kind: 'entry' },
  { form: /^subjects#.*\/group\//, to: subjectsAddress, kind: 'entry', field: 'groupName' },
  { form: /^subjects#.*\/master\//, to: subjectsAddress, kind: 'entry', field: 'subjectName' },
  { form: /^classes\//, to: () => paths.classes, kind: 'entry', field: 'className' },
  { form: /^sections\//, to: () => paths.classes, kind: 'entry', field: 'sectionName' },
];

/** The drafts of a user that a screen can resume. */
export const keptDraftsOf = ({ owner, byForm }: DraftsState, userId: string | null): KeptDraft[] =>
  owner === null || owner !== userId
    ? []
    : Object.entries(byForm).flatMap(([form, { work }]) => {
        const route = ROUTES.find((one) => one.form.test(form));
        if (!route) return [];
        const named = route.field === undefined ? undefined : work[route.field];
        const to = route.to(Number(route.form.exec(form)?.[1]), form);
        return [{ form, to, kind: route.kind, name: typeof named === 'string' ? named.trim() : '' }];
      });
