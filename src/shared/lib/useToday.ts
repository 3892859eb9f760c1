import { useSyncExternalStore } from 'react';
import { today } from './dates';

const DAY_MS = 86_400_000;
/** India is five and a half hours ahead of Greenwich all year. */
const AHEAD_MS = 19_800_000;

/** Calls back whenever a day begins in India. */
function onEachDay(onDay: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        onDay();
        wait();
      },
      DAY_MS - ((Date.now() + AHEAD_MS) % DAY_MS),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

/**
 * Today's date in Asia/Kolkata as `yyyy-MM-dd`, also on a screen that stays open over midnight. The compiler keeps what a
 * component works out, so that `today()` asked while drawing would stay the day on which the screen was opened.
 */
export const useToday = (): string => useSyncExternalStore(onEachDay, today);
