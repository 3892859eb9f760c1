import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useGetSchoolSetupQuery, type SchoolSetup } from '@/api/results';
import { useHolds, useSignedInUser } from '../../access';
import { useFresh } from '../../errors';
import { privilegeWords } from '../../labels';
import { FailedState, PageSkeleton, RefusedState, StepCard, StepsDone } from '../../ui';
import { useWords } from '../../words';
import { schoolPicked } from '../lastSchoolSlice';
import { setupEnded, setupStarted } from './setupGuideSlice';
import { currentSetupStep, isSetUp, setupSteps } from './setupSteps';
import { setupWords } from './setupWords';

interface SetupChecklistProps {
  readonly schoolId: number;
}

/** The steps of the set-up of a school, refetched each time they are shown. */
export function SetupChecklist({ schoolId }: SetupChecklistProps) {
  const words = useWords(setupWords);
  const query = useGetSchoolSetupQuery({ schoolId }, { refetchOnMountOrArgChange: true });
  const { found, state } = useFresh(query, words.loadFailed);
  useGuide(found);
  if (found) return <Steps setup={found} />;
  if (state.kind === 'failed' || state.kind === 'refused')
    return (
      <div className="portal-card">
        {state.kind === 'failed' ? <FailedState {...state} /> : <RefusedState {...state} />}
      </div>
    );
  return <PageSkeleton />;
}

/** Until the first session is active, other screens start with this school and show the link back. */
function useGuide(setup: SchoolSetup | undefined): void {
  const dispatch = useDispatch();
  const isPlatform = useSignedInUser()?.isPlatform ?? false;
  useEffect(() => {
    if (!setup) return;
    if (isPlatform) dispatch(schoolPicked(setup.schoolId));
    dispatch(isSetUp(setup) ? setupEnded() : setupStarted(setup));
  }, [dispatch, isPlatform, setup]);
}

function Steps({ setup }: { readonly setup: SchoolSetup }) {
  const words = useWords(setupWords);
  const labels = useWords(privilegeWords);
  const holds = useHolds();
  const isPlatform = useSignedInUser()?.isPlatform ?? false;
  const steps = setupSteps({ words, setup, isPlatform, holds, labelOf: (privilege) => labels[privilege] });
  const current = currentSetupStep(steps);
  return (
    <div className="setup">
      <section className="portal-card" aria-label={words.title}>
        <p className="setup-lead">{words.lead}</p>
        <StepsDone steps={steps} />
      </section>
      <ol className="step-list" aria-label={words.steps}>
        {steps.map((step, index) => (
          <StepCard key={step.id} step={step} title={words[step.id]} number={index + 1} current={step.id === current} />
        ))}
      </ol>
    </div>
  );
}
