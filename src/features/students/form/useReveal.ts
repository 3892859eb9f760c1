import { useRevealStudentMutation, type Student, type StudentSecrets } from '@/api/students';
import { useFeedback } from '@/shared/feedback';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';

/** The numbers behind the masks, asked of the provider each time; undefined when they cannot be had. */
export type Reveal = () => Promise<StudentSecrets | undefined>;

export function useReveal(stored: Student | undefined): Reveal {
  const words = useWords(studentWords);
  const feedback = useFeedback();
  const [reveal] = useRevealStudentMutation();
  return async () => {
    if (!stored) return undefined;
    const asked = reveal({ id: stored.studentId });
    const shown = await feedback(asked.unwrap(), { fallback: words.revealFailed });
    // Nothing of it stays in the store. The hook's own `reset` would, as it is now, mean the call before.
    asked.reset();
    return shown.ok ? shown.data : undefined;
  };
}
