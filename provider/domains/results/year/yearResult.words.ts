// Texts that explain the result of the year.
import { percentText } from '../../../../common/results/index.ts';

export const yearWords = {
  total: 'Total',
  percentage: 'Percentage',
  percent: (value: number) => `${percentText(value)} %`,
  division: 'Division',
  rank: 'Rank in the section',
  grace: 'Grace',
  of: (marks: string | number, full: string | number) => `${marks} of ${full}`,
  sides: { THEORY: 'Theory', PRACTICAL: 'Practical' },
  annual: 'Annual paper',
  needed: (what: string, part: string, needed: string) => `${what} ${part}: ${needed} needed`,
  missing: (paper: string) => `${paper} is missing`,
  notValid: (paper: string) => `${paper} is not valid`,
  noMaximum: 'No maximum marks are set',
  noMaximumIn: (exam: string) => `No maximum marks are set in ${exam}`,
  notTaken: 'Not taken',
  leftOut: 'Not judged because of illness',
  secondPassed: 'Passed in the supplementary exam',
  secondFailed: 'Failed in the supplementary exam',
  secondAwaited: 'The supplementary exam is awaited',
  secondNoMaximum: (side: string) => `No maximum marks are set in the supplementary exam for ${side.toLowerCase()}`,
  graced: (marks: number) => `Passed with ${marks} grace ${marks === 1 ? 'mark' : 'marks'}`,
};
