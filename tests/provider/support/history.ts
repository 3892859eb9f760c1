// The history of a record as the tests read it.
import { call, type Answer } from '../../support/provider';
import { verdict } from './http';
import { FIRST } from './schools';

interface Change {
  field: string;
  kind: string;
  before: string | null;
  after: string | null;
  recorded: boolean;
}
export interface Item {
  id: number;
  by: string | null;
  userRecorded: boolean;
  action: string;
  about: string | null;
  changes: Change[];
}
export interface HistoryPage {
  entries: Item[];
  next: number | null;
}

export const getHistory = (
  token: string,
  entity: string,
  id: number,
  more: object = {},
): Promise<Answer<HistoryPage>> => {
  const query = new URLSearchParams({ schoolId: String(FIRST), entity, id: String(id), ...more });
  return call('GET', `/history?${query.toString()}`, { token });
};

export async function historyEntries(...asked: Parameters<typeof getHistory>): Promise<Item[]> {
  const answer = await getHistory(...asked);
  expect(verdict(answer)).toEqual([200, 100]);
  return answer.data.entries;
}

/** 'Category: General → OBC' */
export const textsOf = ({ changes }: Item): string[] =>
  changes.map(({ field, before, after }) => `${field}: ${before ?? '–'} → ${after ?? '–'}`);

/** Action, subject and changes of each entry. */
export const shown = (items: readonly Item[]) => items.map((item) => [item.action, item.about, textsOf(item)]);
