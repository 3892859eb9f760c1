import { DownloadOutlined, EyeOutlined, PrinterOutlined, StopOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { Certificate } from '@/api/certificates';
import { studentAddress } from '@/shared/navigation';
import {
  CutText,
  DateText,
  menuColumn,
  NameLink,
  RowMenu,
  StatusTag,
  type RowAction,
  type StatusTone,
  type TableColumn,
} from '@/shared/ui';
import type { certificateStatusWords, certificateTypeWords, documentWords, listWords } from '../words';

interface CertificateColumnsOptions {
  readonly words: (typeof listWords)['en'] & (typeof documentWords)['en'];
  readonly types: (typeof certificateTypeWords)['en'];
  readonly statuses: (typeof certificateStatusWords)['en'];
  /** whether the user may open a student's record */
  readonly opens: boolean;
  readonly onPreview: (certificate: Certificate) => void;
  readonly onPrint: (certificate: Certificate) => void;
  readonly onSave: (certificate: Certificate) => void;
  readonly onCancel: (certificate: Certificate) => void;
}

type Status = keyof (typeof certificateStatusWords)['en'];

const TONES: Readonly<Record<Status, StatusTone>> = { ISSUED: 'success', PRINTED: 'info', CANCELLED: 'error' };

const statusOf = ({ cancelled, printed }: Certificate): Status => {
  if (cancelled) return 'CANCELLED';
  return printed ? 'PRINTED' : 'ISSUED';
};

const classOf = ({ className, sectionName }: Certificate): string =>
  [className, sectionName].filter((part) => part !== null).join(' ');

/** The name as at issue, with the code below it. The state has no filters, because they would replace those of the student list. */
function StudentName({ row, opens }: { readonly row: Certificate; readonly opens: boolean }) {
  const { studentId, studentCode, studentName, sessionId } = row;
  return (
    <>
      {opens ? (
        <NameLink
          name={studentName}
          to={studentAddress('view', studentId, sessionId)}
          state={{ student: { studentId, studentCode, studentName }, filters: null }}
        />
      ) : (
        <CutText text={studentName} lines={2} />
      )}
      <span className="certificate-code">{studentCode}</span>
    </>
  );
}

const struck = (row: Certificate, content: ReactNode): ReactNode =>
  row.cancelled ? <s className="certificate-cancelled">{content}</s> : content;

/** A cancelled certificate can still be printed; its document is marked as cancelled. */
const rowActions = (row: Certificate, options: CertificateColumnsOptions): RowAction[] => {
  const { words, onPreview, onPrint, onSave, onCancel } = options;
  return [
    { key: 'preview', label: words.preview, icon: <EyeOutlined />, onSelect: () => onPreview(row) },
    { key: 'print', label: words.print, icon: <PrinterOutlined />, onSelect: () => onPrint(row) },
    { key: 'save', label: words.download, icon: <DownloadOutlined />, onSelect: () => onSave(row) },
    ...(row.cancelled
      ? []
      : [
          {
            key: 'cancel',
            label: words.cancel,
            icon: <StopOutlined />,
            danger: true,
            onSelect: () => onCancel(row),
          },
        ]),
  ];
};

export function certificateColumns(options: CertificateColumnsOptions): TableColumn<Certificate>[] {
  const { words, types, statuses, opens } = options;
  return [
    {
      key: 'certificateNo',
      title: words.number,
      width: 76,
      card: 'line',
      render: (row) => struck(row, row.certificateNo),
    },
    { key: 'type', title: words.type, minWidth: 132, lines: 2, card: 'line', render: ({ type }) => types[type] },
    {
      key: 'studentName',
      title: words.student,
      minWidth: 148,
      className: 'portal-table-name',
      card: 'title',
      render: (row) => <StudentName row={row} opens={opens} />,
    },
    { key: 'class', title: words.class, width: 88, lines: 2, card: 'line', render: classOf },
    { title: words.session, dataIndex: 'sessionName', width: 108, lines: 2 },
    {
      key: 'issuedOn',
      title: words.issuedOn,
      width: 100,
      card: 'line',
      render: ({ issuedOn }) => <DateText date={issuedOn} />,
    },
    {
      key: 'issuedBy',
      title: words.issuedBy,
      minWidth: 112,
      lines: 2,
      render: ({ issuedBy }) => issuedBy ?? words.platformUser,
    },
    {
      key: 'status',
      title: words.status,
      width: 112,
      card: 'tag',
      render: (row) => (
        <span title={row.cancelReason ?? undefined}>
          <StatusTag tone={TONES[statusOf(row)]} text={statuses[statusOf(row)]} />
        </span>
      ),
    },
    menuColumn(words.actions, (row) => (
      <RowMenu
        name={words.rowOf(words.titleOf(types[row.type], row.certificateNo), row.studentName)}
        actions={rowActions(row, options)}
      />
    )),
  ];
}
