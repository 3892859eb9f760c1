import { useRevealStudentMutation, type Student, type StudentSecrets } from '@/api/students';
import { useFeedback, useSnackbar } from '@/shared/feedback';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';

/** Requests the masked numbers each time; undefined after a failure. */
export type Reveal = () => Promise<StudentSecrets | undefined>;

export function useReveal(stored: Student | undefined): Reveal {
  const words = useWords(studentWords);
  const feedback = useFeedback();
  const [reveal] = useRevealStudentMutation();
  return async () => {
    if (!stored) return undefined;
    const asked = reveal({ id: stored.studentId });
    const shown = await feedback(asked.unwrap(), { fallback: words.revealFailed });
    // Removes the numbers from the store. The hook's own `reset` would still refer to the previous request here.
    asked.reset();
    return shown.ok ? shown.data : undefined;
  };
}

/** Returns the numbers that the provider can read. A message names the others, whose masks stay in their fields. */
export function useReadable() {
  const words = useWords(studentWords);
  const snackbar = useSnackbar();
  return <Name extends string>(numbers: Partial<Record<Name, string | null>>): Partial<Record<Name, string>> => {
    const entries = Object.entries(numbers);
    const readable = entries.filter(([, number]) => number !== null);
    if (readable.length < entries.length) snackbar.error(words.otherSecret);
    return Object.fromEntries(readable) as Partial<Record<Name, string>>;
  };
}
