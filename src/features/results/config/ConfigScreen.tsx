import { Button } from 'antd';
import { useState } from 'react';
import { CopyButton, type CopyMode } from '@/shared/copies';
import { ClassSelectionBar, useClassSelection, type ClassSelection } from '@/shared/domain';
import { useReopen } from '@/shared/drafts';
import { FailedState, PageFrame, PageSkeleton, RefusedState, useDialog, type DialogState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { configWords, gradeWords, lookupWords } from '../words';
import { ConfigCopies } from './ConfigCopies';
import { ConfigEditor } from './ConfigEditor';
import { recordOf } from './configForm';
import { ConfigReading } from './ConfigReading';
import { GradesDialog } from './GradesDialog';
import { useHasConfig, useStoredConfig } from './useStoredConfig';

/** The exams of a class in a session and its grace marks (RESCONF-01). */
export function ConfigScreen() {
  const words = useWords(configWords);
  const grades = useWords(gradeWords);
  const choice = useClassSelection({ words: useWords(lookupWords) });
  const editing = useDialog<object>();
  const copying = useDialog<CopyMode>();
  // The editor keeps the config with which it was opened, so a copy into the shown class opens a new one.
  const [copied, setCopied] = useState(0);
  const { selection, waiting, fragment } = choice;
  const { schoolId } = choice.filters;
  const gradesDraft = `results/grades#schoolId=${schoolId}`;
  useReopen(gradesDraft, schoolId === undefined ? undefined : () => editing.show({}));
  return (
    <PageFrame
      title={words.title}
      trail={[{ label: words.title }]}
      actions={
        <>
          {selection && <ConfigCopyButton selection={selection} dialog={copying} />}
          {schoolId !== undefined && <Button onClick={() => editing.show({})}>{grades.open}</Button>}
        </>
      }
    >
      <ClassSelectionBar selection={choice} resettable />
      {selection && <StoredConfig key={`${fragment}/${copied}`} selection={selection} fragment={fragment} />}
      {!selection && (waiting ? <PageSkeleton /> : <EmptyEditor />)}
      {selection && copying.target && (
        <ConfigCopies
          key={copying.opening}
          mode={copying.target}
          dialog={copying}
          selection={selection}
          onCopied={() => setCopied((count) => count + 1)}
        />
      )}
      {schoolId !== undefined && (
        <GradesDialog
          key={editing.opening}
          schoolId={schoolId}
          open={editing.open}
          draft={gradesDraft}
          onClose={editing.close}
        />
      )}
    </PageFrame>
  );
}

interface ConfigCopyButtonProps {
  readonly selection: ClassSelection;
  readonly dialog: DialogState<CopyMode>;
}

/** Copies the config of the class to others, or that of another class to a class without one. */
function ConfigCopyButton({ selection, dialog }: ConfigCopyButtonProps) {
  const hasConfig = useHasConfig(selection);
  if (hasConfig === undefined || selection.session.status !== 'UPCOMING') return null;
  return <CopyButton mode={hasConfig ? 'to' : 'from'} dialog={dialog} />;
}

const EMPTY = recordOf(null);
const loadEmpty = () => Promise.resolve(EMPTY);

/** The form is shown before a class is chosen: saving it reports that session and class are missing (RESCONF-06). */
const EmptyEditor = () => <ConfigEditor selection={undefined} fragment="" stored={EMPTY} exams={[]} load={loadEmpty} />;

interface StoredConfigProps {
  readonly selection: ClassSelection;
  readonly fragment: string;
}

function StoredConfig({ selection, fragment }: StoredConfigProps) {
  const { found, exams, state, load } = useStoredConfig(selection);
  if (!found) {
    if (state.kind === 'failed') return <FailedState {...state} />;
    if (state.kind === 'refused') return <RefusedState {...state} />;
    return <PageSkeleton />;
  }
  if (selection.session.status !== 'UPCOMING')
    return <ConfigReading selection={selection} record={found} exams={exams} />;
  return <ConfigEditor selection={selection} fragment={fragment} stored={found} exams={exams} load={load} />;
}
