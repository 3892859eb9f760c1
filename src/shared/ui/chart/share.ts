import type { Bar } from './BarChart';

/** The share of each value in the largest one, from 0 to 1. */
export function shareOf(bars: readonly Bar[]): (value: number) => number {
  const most = Math.max(0, ...bars.map(({ value }) => value));
  return (value) => (most === 0 ? 0 : Math.max(0, value) / most);
}
