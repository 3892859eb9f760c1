import type { ClassSubject, SubjectGroup } from '@/api/subjects';
import type { evaluationMethodWords, streamWords, subjectTypeWords } from '@/shared/labels';
import { byText, ChipList, menuColumn, RowMenu, type RowAction, type TableColumn } from '@/shared/ui';
import type { subjectWords } from '../words';
import { CATEGORIES } from './subjectForm';

interface ColumnOptions {
  readonly words: (typeof subjectWords)['en'];
  readonly streams: (typeof streamWords)['en'];
}

interface SubjectColumnsOptions extends ColumnOptions {
  readonly types: (typeof subjectTypeWords)['en'];
  readonly methods: (typeof evaluationMethodWords)['en'];
  /** titles of theory, practical and viva */
  readonly titles: Readonly<Record<(typeof CATEGORIES)[number], string>>;
  /** undefined if the subjects are read-only */
  readonly entries: ((subject: ClassSubject) => RowAction[]) | undefined;
}

/** SUBJECT-05 */
export function subjectColumns(options: SubjectColumnsOptions): TableColumn<ClassSubject>[] {
  const { words, streams, types, methods, titles, entries } = options;
  return [
    {
      key: 'subjectName',
      title: words.name,
      dataIndex: 'subjectName',
      minWidth: 150,
      lines: 2,
      className: 'portal-table-name',
      sorter: byText((subject) => subject.subjectName),
    },
    { key: 'type', title: words.type, width: 108, render: ({ type }) => types[type] },
    { key: 'method', title: words.method, width: 108, lines: 2, render: (row) => methods[row.evaluationMethod] },
    {
      key: 'categories',
      title: words.categories,
      minWidth: 150,
      lines: 2,
      render: (row) =>
        CATEGORIES.filter((name) => row[name])
          .map((name) => titles[name])
          .join(', '),
    },
    {
      key: 'stream',
      title: words.stream,
      width: 108,
      render: ({ stream }) => (stream === null ? words.everyStream : streams[stream]),
    },
    { key: 'groups', title: words.inGroups, minWidth: 150, render: ({ groups }) => <ChipList items={groups} /> },
    ...(entries
      ? [menuColumn(words.actions, (row: ClassSubject) => <RowMenu name={row.subjectName} actions={entries(row)} />)]
      : []),
  ];
}

interface GroupColumnsOptions extends ColumnOptions {
  readonly nameOf: (subjectId: number) => string;
  readonly entries: ((group: SubjectGroup) => RowAction[]) | undefined;
}

/** SUBJECT-05 */
export function groupColumns({ words, streams, nameOf, entries }: GroupColumnsOptions): TableColumn<SubjectGroup>[] {
  return [
    {
      key: 'groupName',
      title: words.name,
      dataIndex: 'groupName',
      minWidth: 150,
      lines: 2,
      className: 'portal-table-name',
      sorter: byText((group) => group.groupName),
    },
    {
      key: 'stream',
      title: words.stream,
      width: 108,
      render: ({ stream }) => (stream === null ? words.everyStream : streams[stream]),
    },
    {
      key: 'subjects',
      title: words.ofSubjects,
      minWidth: 200,
      render: ({ subjectIds }) => <ChipList items={subjectIds.map(nameOf)} />,
    },
    ...(entries
      ? [menuColumn(words.actions, (row: SubjectGroup) => <RowMenu name={row.groupName} actions={entries(row)} />)]
      : []),
  ];
}
