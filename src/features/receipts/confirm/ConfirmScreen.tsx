import { useHolds } from '@/shared/access';
import { ListRows, useSessionList } from '@/shared/lists';
import { PageFrame, useDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { confirmWords } from '../confirmWords';
import { ConfirmFilterBar } from './ConfirmFilterBar';
import { confirmList, scopeOf, type ConfirmScope } from './confirmSlice';
import { ConfirmTable } from './ConfirmTable';
import { SelectionBar } from './SelectionBar';
import { UploadDialog } from './UploadDialog';
import { useSelection } from './useSelection';

/** The pending receipts of a session, confirmed by selection or by spreadsheet (CONFIRM-01 to CONFIRM-09). */
export function ConfirmScreen() {
  const words = useWords(confirmWords);
  const holds = useHolds();
  const list = useSessionList(confirmList);
  const scope = list.phase === 'ready' ? scopeOf(list.filters) : undefined;
  const selected = useSelection(list);
  const uploading = useDialog<ConfirmScope>();
  const { target } = uploading;
  const sessionOf = (sessionId: number) =>
    list.lookups.sessions.find((session) => session.sessionId === sessionId)?.sessionName ?? '';
  return (
    <PageFrame title={words.title} trail={[{ label: words.title }]}>
      <ConfirmFilterBar list={list} scope={scope} onUpload={() => scope && uploading.show(scope)} />
      {holds('CONFIRM_FEE_RECEIPT') && <SelectionBar list={list} selected={selected} />}
      <ListRows list={list} chooseText={words.searchFirst}>
        <ConfirmTable list={list} selected={selected} />
      </ListRows>
      {target && (
        <UploadDialog
          key={uploading.opening}
          open={uploading.open}
          sessionId={target.sessionId}
          session={sessionOf(target.sessionId)}
          onDone={() => {
            selected.clear();
            uploading.close();
          }}
          onClose={uploading.close}
        />
      )}
    </PageFrame>
  );
}
