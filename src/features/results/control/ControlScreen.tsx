import { Form } from 'antd';
import { useDispatch } from 'react-redux';
import { ChoiceSelect } from '@/shared/domain';
import { EmptyState, FailedState, PageFrame, PageSkeleton, RefusedState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { PlaceFiltersBar } from '../place/PlaceFiltersBar';
import { fragmentOf, placeName } from '../place/usePlace';
import { controlWords, placeWords } from '../words';
import { filtersChanged, filtersReset, withoutExam } from './controlSlice';
import { LockPanel } from './LockPanel';
import { useControlPlace } from './useControlPlace';

/** What may still be done with the marks of an exam, and when its results are declared (CONTROL-01). */
export function ControlScreen() {
  const words = useWords(controlWords);
  const places = useWords(placeWords);
  const dispatch = useDispatch();
  const { filters, lookups, place, waiting, exams, state, load } = useControlPlace();
  const exam = exams?.find(({ examId }) => examId === filters.examId);
  const loading = place ? state.kind === 'loading' : waiting && filters.classId !== undefined;
  const named = fragmentOf(filters);
  return (
    <PageFrame title={words.title} trail={[{ label: words.title }]}>
      <PlaceFiltersBar
        filters={filters}
        lookups={lookups}
        onChange={(change) => void dispatch(filtersChanged(withoutExam(change)))}
        onReset={() => void dispatch(filtersReset())}
      >
        <Form.Item name="examId" label={places.exam} required className="results-exam">
          <ChoiceSelect
            disabled={!place}
            loading={place !== undefined && loading}
            placeholder={places.chooseExam}
            options={(exams ?? []).map(({ examId, examName }) => ({ value: examId, label: examName }))}
          />
        </Form.Item>
      </PlaceFiltersBar>
      {place && exam && (
        <LockPanel
          key={named}
          exam={exam}
          named={named}
          placeName={`${exam.examName}, ${placeName(place)}`}
          load={load}
          reading={place.session.status === 'ACTIVE' ? undefined : words.reading(place.session.sessionName)}
        />
      )}
      {!exam && loading && <PageSkeleton />}
      {!exam && !loading && (
        <div className="portal-card">
          {place && state.kind === 'failed' && <FailedState {...state} />}
          {place && state.kind === 'refused' && <RefusedState {...state} />}
          {(!place || exams) && <EmptyState text={exams?.length === 0 ? words.noExams : words.chooseFirst} />}
        </div>
      )}
    </PageFrame>
  );
}
