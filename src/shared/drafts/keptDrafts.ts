/** Which unsaved work a user has, and where it is taken up again: the name of a draft says which form it belongs to. */
import { paths, schoolAddress, studentAddress, teacherAddress } from '../navigation';
import type { DraftsState } from './draftsSlice';

export interface KeptDraft {
  readonly form: string;
  readonly to: string;
  readonly said:
    | 'registration'
    | 'entry'
    | 'changes'
    | 'permissions'
    | 'rollNumbers'
    | 'fees'
    | 'schedule'
    | 'limits'
    | 'resultConfig'
    | 'grades'
    | 'locks';
  /** what the form is about, as typed; may be empty */
  readonly name: string;
}

interface FormPlace extends Pick<KeptDraft, 'said'> {
  readonly form: RegExp;
  readonly to: (id: number, form: string) => string;
  /** the field that names what the form is about */
  readonly field?: string;
}

const feesAddress = (_id: number, form: string): string => `${paths.classes}${form.slice(form.indexOf('?'))}`;
const subjectsAddress = (_id: number, form: string): string => `/${form.slice(0, form.indexOf('/'))}`;

const PLACES: readonly FormPlace[] = [
  { form: /^students\/register$/, to: () => paths.registerStudent, said: 'registration', field: 'studentName' },
  {
    form: /^students\/edit\/(\d+)$/,
    to: (id) => studentAddress('edit', id, undefined),
    said: 'changes',
    field: 'studentName',
  },
  { form: /^students\/fees$/, to: () => paths.students, said: 'changes', field: 'studentName' },
  { form: /^students\/strike-off$/, to: () => paths.strikeOff, said: 'entry' },
  // The name of the draft is the address that names the list.
  { form: /^students\/update-session#/, to: (_id, form) => `/${form}`, said: 'rollNumbers', field: 'title' },
  { form: /^results\/config#/, to: (_id, form) => `/${form}`, said: 'resultConfig', field: 'place' },
  { form: /^results\/grades#/, to: (_id, form) => form.replace('results/grades', paths.resultConfig), said: 'grades' },
  { form: /^results\/control#/, to: (_id, form) => `/${form}`, said: 'locks', field: 'place' },
  { form: /^results\/marks-config#/, to: (_id, form) => `/${form}`, said: 'limits', field: 'title' },
  { form: /^receipts\/cancel$/, to: () => paths.receipts, said: 'entry' },
  { form: /^teachers\/register$/, to: () => paths.registerTeacher, said: 'registration', field: 'teacherName' },
  { form: /^teachers\/edit\/(\d+)$/, to: (id) => teacherAddress('edit', id), said: 'changes', field: 'teacherName' },
  { form: /^teachers\/permission\/(\d+)$/, to: (id) => teacherAddress('permission', id), said: 'permissions' },
  { form: /^schools\/add$/, to: () => paths.addSchool, said: 'entry', field: 'schoolName' },
  { form: /^schools\/edit\/(\d+)$/, to: (id) => schoolAddress('edit', id), said: 'changes', field: 'schoolName' },
  { form: /^sessions\//, to: () => paths.sessions, said: 'entry', field: 'sessionName' },
  // The name of the draft ends with the query that names the class and the session.
  { form: /^fees\/structure\?/, to: feesAddress, said: 'fees', field: 'place' },
  { form: /^fees\/schedule\?/, to: feesAddress, said: 'schedule', field: 'place' },
  // The name of the draft begins with the address that names the class.
  { form: /^subjects#.*\/subject\//, to: subjectsAddress, said: 'entry' },
  { form: /^subjects#.*\/group\//, to: subjectsAddress, said: 'entry', field: 'groupName' },
  { form: /^subjects#.*\/master\//, to: subjectsAddress, said: 'entry', field: 'subjectName' },
  { form: /^classes\//, to: () => paths.classes, said: 'entry', field: 'className' },
  { form: /^sections\//, to: () => paths.classes, said: 'entry', field: 'sectionName' },
];

/** The drafts of a user that some screen takes up again. */
export const keptDraftsOf = ({ owner, byForm }: DraftsState, userId: string | null): KeptDraft[] =>
  owner === null || owner !== userId
    ? []
    : Object.entries(byForm).flatMap(([form, { work }]) => {
        const place = PLACES.find((one) => one.form.test(form));
        if (!place) return [];
        const named = place.field === undefined ? undefined : work[place.field];
        const to = place.to(Number(place.form.exec(form)?.[1]), form);
        return [{ form, to, said: place.said, name: typeof named === 'string' ? named.trim() : '' }];
      });
