import { Link } from 'react-router-dom';
import { useHolds } from '@/shared/access';
import { SchoolBar, useScreenSchool } from '@/shared/domain';
import { useRefusal } from '@/shared/errors';
import { paths } from '@/shared/navigation';
import {
  EmptyState,
  FailedState,
  PageFrame,
  PageSkeleton,
  ProgressBar,
  RefusedState,
  type PageState,
} from '@/shared/ui';
import { useWords } from '@/shared/words';
import { sessionWords } from '../words';
import { nextWords } from './nextWords';
import { RolloverSteps } from './RolloverSteps';
import { useRollover } from './useRollover';

export function NextSessionScreen() {
  const words = useWords(nextWords);
  const { trail: sessions } = useWords(sessionWords);
  const refusal = useRefusal();
  const may = useHolds()('SESSION_MANAGEMENT');
  return (
    <PageFrame
      title={words.title}
      description={words.lead}
      trail={[{ label: sessions, to: paths.sessions }, { label: words.title }]}
      state={may ? { kind: 'ready' } : refusal('')}
    >
      <ChosenSchool />
    </PageFrame>
  );
}

function ChosenSchool() {
  const words = useWords(nextWords);
  const school = useScreenSchool();
  const { schoolId } = school;
  return (
    <>
      <SchoolBar school={school} />
      {schoolId === undefined ? (
        <div className="portal-card">
          <EmptyState text={words.chooseSchool} />
        </div>
      ) : (
        <OfSchool key={schoolId} schoolId={schoolId} />
      )}
    </>
  );
}

function OfSchool({ schoolId }: { readonly schoolId: number }) {
  const words = useWords(nextWords);
  const { sessions, state, rollover, choose } = useRollover(schoolId);
  if (!sessions) return <NoSessions state={state} />;
  if (rollover) return <RolloverSteps sessions={sessions} rollover={rollover} onChoose={choose} />;
  return (
    <div className="portal-card">
      <EmptyState
        text={words.noActive}
        action={
          <Link to={paths.sessions} className="step-link step-link-outlined">
            {words.toSessions}
          </Link>
        }
      />
    </div>
  );
}

function NoSessions({ state }: { readonly state: PageState }) {
  if (state.kind === 'failed' || state.kind === 'refused')
    return (
      <div className="portal-card">
        {state.kind === 'failed' ? <FailedState {...state} /> : <RefusedState {...state} />}
      </div>
    );
  return (
    <>
      <ProgressBar />
      <PageSkeleton />
    </>
  );
}
