import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ImportedTeacher } from '@/api/teachers';
import { useHolds } from '@/shared/access';
import { useFeedback } from '@/shared/feedback';
import { textWorkbook, useSaveFile } from '@/shared/files';
import { NextSheet } from '@/shared/import';
import { paths } from '@/shared/navigation';
import { DataTable, useLeaveGuard, useLeaveQuestion, type TableColumn } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { teacherImportWords } from './teacherImportWords';
import type { TeacherImport } from './useTeacherImport';

type Words = (typeof teacherImportWords)['en'];

interface TeacherHandOutProps {
  readonly teachers: readonly ImportedTeacher[];
  readonly work: Pick<TeacherImport, 'restart' | 'sheets' | 'chooseSheet' | 'unknownResults'>;
}

const columnsOf = (words: Words): TableColumn<ImportedTeacher>[] => [
  { title: words.name, dataIndex: 'teacherName', minWidth: 170 },
  { title: words.userName, render: ({ userName }) => <code>{userName}</code>, width: 200 },
  { title: words.password, render: ({ password }) => <code>{password ?? '–'}</code>, width: 180 },
];

/** The accounts with their initial passwords, which no later response contains. */
export function TeacherHandOut({ teachers, work }: TeacherHandOutProps) {
  const words = useWords(teacherImportWords);
  const holds = useHolds();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const hasPasswords = teachers.some(({ password }) => password !== null);
  const { dialog } = useLeaveGuard(hasPasswords);
  // Another file and another sheet replace the passwords without navigation.
  const { dialog: question, confirmThen } = useLeaveQuestion();
  return (
    <section className="portal-card import-done teacher-hand-out">
      {dialog}
      {question}
      <h2 ref={heading} tabIndex={-1}>
        {words.done(teachers.length)}
      </h2>
      <Alert type="warning" showIcon title={hasPasswords ? words.once : words.gone} />
      <NextSheet work={{ ...work, chooseSheet: (sheet) => confirmThen(() => work.chooseSheet(sheet)) }} />
      <div className="import-buttons">
        {hasPasswords && (
          <Button type="primary" icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
            {words.print}
          </Button>
        )}
        {hasPasswords && <SaveButton teachers={teachers} />}
        {holds('LIST_TEACHER') && <Link to={paths.teachers}>{words.toList}</Link>}
        <Button onClick={() => confirmThen(work.restart)}>{words.another}</Button>
      </div>
      <DataTable<ImportedTeacher>
        label={words.registered}
        columns={columnsOf(words)}
        rows={teachers}
        rowKey="row"
        paging="none"
        state={{ kind: 'ready' }}
      />
    </section>
  );
}

/** The workbook is written in the browser, so that no request contains the passwords. */
function SaveButton({ teachers }: Pick<TeacherHandOutProps, 'teachers'>) {
  const words = useWords(teacherImportWords);
  const feedback = useFeedback();
  const saveFile = useSaveFile();
  const save = () => {
    const workbook = textWorkbook({
      name: words.sheet,
      columns: [
        { title: words.name, width: 34 },
        { title: words.userName, width: 26 },
        { title: words.password, width: 20 },
      ],
      rows: teachers.map(({ teacherName, userName, password }) => [teacherName, userName, password ?? '']),
    });
    const saving = workbook.then((file) => saveFile(file, words.fileName));
    void feedback(saving, { success: words.saved, fallback: words.saveFailed });
  };
  return (
    <Button icon={<DownloadOutlined aria-hidden />} onClick={save}>
      {words.save}
    </Button>
  );
}
