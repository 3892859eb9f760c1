import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button, Radio } from 'antd';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Class, Stream } from '@/api/classes';
import type { Session } from '@/api/sessions';
import { HistoryButton } from '@/shared/domain';
import { streamWords } from '@/shared/labels';
import { EmptyState, PageFrame, PageSkeleton, FailedState, RefusedState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { classWords } from '../words';
import { FeeEditor } from './FeeEditor';
import { queryOf, shownStream, streamsOf, type FeeSelection } from './feeSelection';
import { FeeReading } from './FeeReading';
import { feeWords } from './feeWords';
import { useFeeSubject } from './useFeeSubject';
import { useStoredFees } from './useStoredFees';

/** The fee structure of a class in a session; replaces the panels of the class screen (FEE-01, FEE-02). */
export function FeeStructureScreen({ selection }: { readonly selection: FeeSelection }) {
  const words = useWords(feeWords);
  const classes = useWords(classWords);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { subject, state } = useFeeSubject(selection);
  return (
    <PageFrame
      title={subject ? words.title(subject.class.className, subject.session.sessionName) : words.crumb}
      trail={[{ label: classes.title, to: pathname }, { label: words.crumb }]}
      actions={
        <>
          <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={() => void navigate(pathname)}>
            {words.back}
          </Button>
          {subject && <FeeHistory selection={selection} {...subject} />}
        </>
      }
      state={state}
    >
      {subject && <Fees selection={selection} {...subject} />}
    </PageFrame>
  );
}

interface FeesProps {
  readonly selection: FeeSelection;
  readonly class: Class;
  readonly session: Session;
}

/** Shown for a class with streams only after a stream is chosen. */
function FeeHistory({ selection, session, class: ofClass }: FeesProps) {
  const words = useWords(feeWords);
  const { schoolId, classId, className } = ofClass;
  const streams = streamsOf(ofClass);
  const stream = shownStream(streams, selection.stream);
  if (streams.length > 0 && stream === null) return null;
  const { sessionId, sessionName } = session;
  return (
    <HistoryButton
      record={{ schoolId, entity: 'FEE_STRUCTURE', id: classId, sessionId, ...(stream !== null && { stream }) }}
      name={words.title(className, sessionName)}
    />
  );
}

function Fees({ selection, session, class: ofClass }: FeesProps) {
  const words = useWords(feeWords);
  const streams = streamsOf(ofClass);
  const shown: FeeSelection = { ...selection, stream: shownStream(streams, selection.stream) };
  return (
    <>
      {streams.length > 0 && <StreamChoice streams={streams} selection={shown} />}
      {streams.length > 0 && shown.stream === null ? (
        <div className="portal-card">
          <EmptyState text={words.chooseStream} />
        </div>
      ) : (
        <StoredFees key={queryOf(shown)} selection={shown} session={session} class={ofClass} />
      )}
    </>
  );
}

interface StreamChoiceProps {
  readonly streams: readonly Stream[];
  readonly selection: FeeSelection;
}

/** Each stream has its own fees (FEE-05, FEE-06). */
function StreamChoice({ streams, selection }: StreamChoiceProps) {
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
        value={selection.stream}
        options={streams.map((stream) => ({ value: stream, label: names[stream] }))}
        onChange={({ target }) => {
          const stream = target.value as Stream;
          void navigate({ pathname, search: queryOf({ ...selection, stream }) }, { replace: true });
        }}
      />
    </div>
  );
}

function StoredFees({ selection, session, class: ofClass }: FeesProps) {
  const words = useWords(feeWords);
  const streams = useWords(streamWords);
  const { found, state, load } = useStoredFees(selection);
  if (!found) {
    if (state.kind === 'failed') return <FailedState {...state} />;
    if (state.kind === 'refused') return <RefusedState {...state} />;
    return <PageSkeleton />;
  }
  const { className } = ofClass;
  const { sessionName, status } = session;
  const name =
    selection.stream === null
      ? words.nameOf(className, sessionName)
      : words.nameOfStream(className, streams[selection.stream], sessionName);
  if (status !== 'UPCOMING') return <FeeReading record={found} name={name} status={status} />;
  return <FeeEditor selection={selection} name={name} session={session} stored={found} load={load} />;
}
