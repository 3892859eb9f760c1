import { Button } from 'antd';
import { ClassSelectionBar, useClassSelection, type ClassSelection } from '@/shared/domain';
import { useReopen } from '@/shared/drafts';
import { FailedState, PageFrame, PageSkeleton, RefusedState, useDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { configWords, gradeWords, lookupWords } from '../words';
import { ConfigEditor } from './ConfigEditor';
import { recordOf } from './configForm';
import { ConfigReading } from './ConfigReading';
import { GradesDialog } from './GradesDialog';
import { useStoredConfig } from './useStoredConfig';

/** The exams of a class in a session and its grace marks (RESCONF-01). */
export function ConfigScreen() {
  const words = useWords(configWords);
  const grades = useWords(gradeWords);
  const choice = useClassSelection({ words: useWords(lookupWords) });
  const editing = useDialog<object>();
  const { selection, waiting, fragment } = choice;
  const { schoolId } = choice.filters;
  const gradesDraft = `results/grades#schoolId=${schoolId}`;
  useReopen(gradesDraft, schoolId === undefined ? undefined : () => editing.show({}));
  return (
    <PageFrame
      title={words.title}
      trail={[{ label: words.title }]}
      actions={schoolId !== undefined && <Button onClick={() => editing.show({})}>{grades.open}</Button>}
    >
      <ClassSelectionBar selection={choice} resettable />
      {selection && <StoredConfig key={fragment} selection={selection} fragment={fragment} />}
      {!selection && (waiting ? <PageSkeleton /> : <EmptyEditor />)}
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
