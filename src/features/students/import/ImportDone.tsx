import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ImportedStudent, ImportMapping } from '@/api/students';
import { useHolds } from '@/shared/access';
import { NextSheet } from '@/shared/import';
import { paths, studentAddress } from '@/shared/navigation';
import { DataTable, NameLink, type TableColumn } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { groupDigits } from '@common/digits';
import { AnnotateButton } from './AnnotateButton';
import { importScreenWords } from './importWords';
import type { StudentImport } from './useImport';

type Words = (typeof importScreenWords)['en'];

interface ImportDoneProps {
  readonly students: readonly ImportedStudent[];
  readonly file: File;
  readonly target: { readonly schoolId: number; readonly sessionId: number };
  readonly mapping: { readonly mapping?: ImportMapping };
  readonly work: Pick<StudentImport, 'restart' | 'sheets' | 'chooseSheet' | 'unknownResults'>;
}

const columnsOf = (words: Words, mayView: boolean, sessionId: number): TableColumn<ImportedStudent>[] => [
  { title: words.row, dataIndex: 'row', width: 68 },
  { title: words.code, dataIndex: 'studentCode', width: 120 },
  { title: words.srNo, dataIndex: 'studentSrNo', width: 110 },
  {
    title: words.name,
    minWidth: 180,
    render: ({ studentName, studentId }) =>
      mayView ? <NameLink name={studentName} to={studentAddress('view', studentId, sessionId)} /> : studentName,
  },
  { title: words.class, dataIndex: 'className', width: 90 },
  { title: words.section, render: ({ sectionName }) => sectionName ?? '–', width: 110 },
];

export function ImportDone({ students, file, target, mapping, work }: ImportDoneProps) {
  const words = useWords(importScreenWords);
  const holds = useHolds();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const mayView = holds('LIST_STUDENT') || holds('EDIT_STUDENT');
  return (
    <section className="portal-card import-done">
      <h2 ref={heading} tabIndex={-1}>
        {words.done(students.length, groupDigits(students.length))}
      </h2>
      <NextSheet work={work} />
      <div className="import-buttons">
        <AnnotateButton
          order={{ ...target, file, ...mapping }}
          disabled={false}
          icon={<DownloadOutlined aria-hidden />}
          words={{ label: words.withCodes, success: words.withCodesDone, fallback: words.annotateFailed }}
        />
        {holds('LIST_STUDENT') && <Link to={`${paths.students}#sessionId=${target.sessionId}`}>{words.toList}</Link>}
        <Button onClick={work.restart}>{words.another}</Button>
      </div>
      <DataTable<ImportedStudent>
        label={words.registered}
        columns={columnsOf(words, mayView, target.sessionId)}
        rows={students}
        rowKey="row"
        paging="client"
        state={{ kind: 'ready' }}
      />
    </section>
  );
}
