import { useWords } from '../../words';
import type { StepProgress } from './StepCard';
import { stepWords } from './stepWords';

interface StepsDoneProps {
  readonly steps: readonly { readonly id: string; readonly progress: StepProgress | undefined }[];
}

/** How many steps of a procedure are done. */
export function StepsDone({ steps }: StepsDoneProps) {
  const words = useWords(stepWords);
  const done = steps.filter(({ progress }) => progress === 'done').length;
  return (
    <div className="step-progress">
      <div className="step-segments" aria-hidden>
        {steps.map(({ id, progress }) => (
          <span key={id} className={progress === 'done' ? 'step-segment-done' : undefined} />
        ))}
      </div>
      <p role="status">{words.progress(done, steps.length)}</p>
    </div>
  );
}
