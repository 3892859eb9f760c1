import { StudentSearchDialog } from '@/shared/domain';
import { useWords } from '@/shared/words';
import { lifeWords } from '../lifeWords';
import { StrikeOffDialog } from './StrikeOffDialog';
import type { Adding } from './useAdding';

/** The student is picked, then confirmed on top: who cancels there is back at the search. */
export function StrikeOffAdding({ adding: { searching, confirming, schoolId, pick, done } }: { adding: Adding }) {
  const words = useWords(lifeWords);
  const { target: picked, open, opening, close } = confirming;
  return (
    <>
      <StudentSearchDialog
        open={searching.open}
        title={words.whoseName}
        schoolId={schoolId}
        onPick={pick}
        onClose={searching.close}
      />
      {picked && <StrikeOffDialog key={opening} open={open} picked={picked} onDone={done} onClose={close} />}
    </>
  );
}
