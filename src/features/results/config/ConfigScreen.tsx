import { Button } from 'antd';
import { useDispatch } from 'react-redux';
import { useReopen } from '@/shared/drafts';
import { FailedState, PageFrame, PageSkeleton, RefusedState, useDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { PlaceFiltersBar } from '../place/PlaceFiltersBar';
import { fragmentOf, type Place } from '../place/usePlace';
import { configWords, gradeWords } from '../words';
import { ConfigEditor } from './ConfigEditor';
import { recordOf } from './configForm';
import { ConfigReading } from './ConfigReading';
import { filtersChanged, filtersReset } from './configSlice';
import { GradesDialog } from './GradesDialog';
import { useConfigPlace } from './useConfigPlace';
import { useStoredConfig } from './useStoredConfig';

/** The exams of a class in a session and the grace it gives (RESCONF-01). */
export function ConfigScreen() {
  const words = useWords(configWords);
  const grades = useWords(gradeWords);
  const dispatch = useDispatch();
  const { filters, lookups, place, waiting } = useConfigPlace();
  const editing = useDialog<object>();
  const named = fragmentOf(filters);
  const { schoolId } = filters;
  const gradesDraft = `results/grades#schoolId=${schoolId}`;
  useReopen(gradesDraft, schoolId === undefined ? undefined : () => editing.show({}));
  return (
    <PageFrame
      title={words.title}
      trail={[{ label: words.title }]}
      actions={schoolId !== undefined && <Button onClick={() => editing.show({})}>{grades.open}</Button>}
    >
      <PlaceFiltersBar
        filters={filters}
        lookups={lookups}
        onChange={(change) => void dispatch(filtersChanged(change))}
        onReset={() => void dispatch(filtersReset())}
      />
      {place && <StoredConfig key={named} place={place} named={named} />}
      {!place && waiting && filters.classId !== undefined && <PageSkeleton />}
      {!place && !(waiting && filters.classId !== undefined) && <Unplaced />}
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
const nothing = () => Promise.resolve(EMPTY);

/** The form is there before a class is: saving says what is missing (RESCONF-06). */
const Unplaced = () => <ConfigEditor place={undefined} named="" stored={EMPTY} exams={[]} load={nothing} />;

function StoredConfig({ place, named }: { readonly place: Place; readonly named: string }) {
  const { found, exams, state, load } = useStoredConfig(place);
  if (!found) {
    if (state.kind === 'failed') return <FailedState {...state} />;
    if (state.kind === 'refused') return <RefusedState {...state} />;
    return <PageSkeleton />;
  }
  if (place.session.status !== 'UPCOMING') return <ConfigReading place={place} record={found} exams={exams} />;
  return <ConfigEditor place={place} named={named} stored={found} exams={exams} load={load} />;
}
