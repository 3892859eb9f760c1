import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button, Radio } from 'antd';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Class, Stream } from '@/api/classes';
import type { Session } from '@/api/sessions';
import { streamWords } from '@/shared/labels';
import { EmptyState, PageFrame, PageSkeleton, FailedState, RefusedState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { classWords } from '../words';
import { FeeEditor } from './FeeEditor';
import { queryOf, shownStream, streamsOf, type FeePlace } from './feePlace';
import { FeeReading } from './FeeReading';
import { feeWords } from './feeWords';
import { useFeeSubject } from './useFeeSubject';
import { useStoredFees } from './useStoredFees';

/** The fee structure of a class in a session, in place of the class screen's panels (FEE-01, FEE-02). */
export function FeeStructureScreen({ place }: { readonly place: FeePlace }) {
  const words = useWords(feeWords);
  const classes = useWords(classWords);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { subject, state } = useFeeSubject(place);
  return (
    <PageFrame
      title={subject ? words.title(subject.class.className, subject.session.sessionName) : words.crumb}
      trail={[{ label: classes.title, to: pathname }, { label: words.crumb }]}
      actions={
        <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={() => void navigate(pathname)}>
          {words.back}
        </Button>
      }
      state={state}
    >
      {subject && <Fees place={place} {...subject} />}
    </PageFrame>
  );
}

interface FeesProps {
  readonly place: FeePlace;
  readonly class: Class;
  readonly session: Session;
}

function Fees({ place, session, class: ofClass }: FeesProps) {
  const words = useWords(feeWords);
  const streams = streamsOf(ofClass);
  const shown: FeePlace = { ...place, stream: shownStream(streams, place.stream) };
  return (
    <>
      {streams.length > 0 && <StreamChoice streams={streams} place={shown} />}
      {streams.length > 0 && shown.stream === null ? (
        <div className="portal-card">
          <EmptyState text={words.chooseStream} />
        </div>
      ) : (
        <StoredFees key={queryOf(shown)} place={shown} session={session} class={ofClass} />
      )}
    </>
  );
}

interface StreamChoiceProps {
  readonly streams: readonly Stream[];
  readonly place: FeePlace;
}

/** Each stream has fees of its own (FEE-05, FEE-06). */
function StreamChoice({ streams, place }: StreamChoiceProps) {
  const words = useWords(feeWords);
  const names = useWords(streamWords);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <div className="portal-card fee-stream">
      <span id="fee-stream">{words.stream}</span>
      <Radio.Group
        aria-labelledby="fee-stream"
        optionType="button"
        value={place.stream}
        options={streams.map((stream) => ({ value: stream, label: names[stream] }))}
        onChange={({ target }) => {
          const stream = target.value as Stream;
          void navigate({ pathname, search: queryOf({ ...place, stream }) }, { replace: true });
        }}
      />
    </div>
  );
}

function StoredFees({ place, session, class: ofClass }: FeesProps) {
  const words = useWords(feeWords);
  const streams = useWords(streamWords);
  const { found, state, load } = useStoredFees(place);
  if (!found) {
    if (state.kind === 'failed') return <FailedState {...state} />;
    if (state.kind === 'refused') return <RefusedState {...state} />;
    return <PageSkeleton />;
  }
  const { className } = ofClass;
  const { sessionName, status } = session;
  const placeName =
    place.stream === null
      ? words.placeOf(className, sessionName)
      : words.placeOfStream(className, streams[place.stream], sessionName);
  if (status !== 'UPCOMING') return <FeeReading record={found} placeName={placeName} status={status} />;
  return <FeeEditor place={place} placeName={placeName} session={session} stored={found} load={load} />;
}
