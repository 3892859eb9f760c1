import { StudentSearchDialog } from '@/shared/domain';
import { useWords } from '@/shared/words';
import { lifeWords } from '../lifeWords';
import { StrikeOffDialog } from './StrikeOffDialog';
import type { Adding } from './useAdding';

/** The confirmation opens on top of the search, so that Cancel returns to the search. */
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
