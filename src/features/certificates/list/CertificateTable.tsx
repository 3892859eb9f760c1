import { Button } from 'antd';
import { useListCertificatesQuery, type Certificate } from '@/api/certificates';
import { useHolds } from '@/shared/access';
import { pageArgument, REFETCH, useServerList, type SchoolList } from '@/shared/lists';
import { DataTable } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { useDocument } from '../useDocument';
import { certificateStatusWords, certificateTypeWords, documentWords, listWords } from '../words';
import { certificateColumns } from './certificateColumns';
import { isWidest, requestOf, WIDEST, type CertificateFilters } from './certificateListSlice';

interface CertificateTableProps {
  readonly list: SchoolList<CertificateFilters>;
  readonly onPreview: (certificate: Certificate) => void;
  readonly onCancel: (certificate: Certificate) => void;
}

/** The filtered certificates, requested again each time the screen opens. */
export function CertificateTable({ list, onPreview, onCancel }: CertificateTableProps) {
  const words = { ...useWords(documentWords), ...useWords(listWords) };
  const types = useWords(certificateTypeWords);
  const statuses = useWords(certificateStatusWords);
  const holds = useHolds();
  const { printing, save } = useDocument();
  const argument = pageArgument(list, (filters, page) => ({ certificateFilter: { ...requestOf(filters), ...page } }));
  const rows = useServerList<Certificate>(useListCertificatesQuery(argument, REFETCH), list, words.loadFailed);
  const columns = certificateColumns({
    words,
    types,
    statuses,
    opens: holds('LIST_STUDENT') || holds('EDIT_STUDENT'),
    onPreview,
    onPrint: ({ certificateId }) => void printing.print(certificateId),
    onSave: ({ certificateId }) => save(certificateId),
    onCancel,
  });
  const wider = list.filters.searchText.trim() !== '' && !isWidest(list.filters);
  return (
    <DataTable<Certificate>
      {...rows}
      label={words.title}
      columns={columns}
      rowKey="certificateId"
      emptyText={words.empty}
      emptyAction={wider && <Button onClick={() => list.change(WIDEST)}>{words.searchAll}</Button>}
    />
  );
}
