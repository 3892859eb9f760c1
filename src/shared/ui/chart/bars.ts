export interface Bar {
  readonly label: string;
  /** names the bar beside its value, where the label is short */
  readonly name?: string;
  /** not negative */
  readonly value: number;
}

export interface BarsProps {
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly format: (value: number) => string;
}

/** The share of each value in the largest one, from 0 to 1. */
export function shareOf(bars: readonly Bar[]): (value: number) => number {
  const most = Math.max(0, ...bars.map(({ value }) => value));
  return (value) => (most === 0 ? 0 : Math.max(0, value) / most);
}
