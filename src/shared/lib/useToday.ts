import { useSyncExternalStore } from 'react';
import { now, onClockSet } from './clock';
import { today } from './dates';

const DAY_MS = 86_400_000;
/** India is UTC+05:30 all year. */
const AHEAD_MS = 19_800_000;

/** Calls back at the start of each day in India, and when the clock is set. */
function onEachDay(onDay: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        onDay();
        wait();
      },
      DAY_MS - ((now() + AHEAD_MS) % DAY_MS),
    );
  };
  wait();
  const leave = onClockSet(() => {
    clearTimeout(timer);
    onDay();
    wait();
  });
  return () => {
    leave();
    clearTimeout(timer);
  };
}

/**
 * Today's date in Asia/Kolkata as `yyyy-MM-dd`, updated at midnight. The React Compiler caches the result of `today()` in a render, so
 * that it would stay the day on which the screen was opened.
 */
export const useToday = (): string => useSyncExternalStore(onEachDay, today);
