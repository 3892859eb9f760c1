import type { Class } from '@/api/classes';

/** One place towards the first class, or towards the last. */
export type Step = -1 | 1;

/** The ids of the classes that stand in the order; the one named Default stands outside it. */
export const orderOf = (classes: readonly Class[]): number[] =>
  classes.filter(({ sequence }) => sequence !== null).map(({ classId }) => classId);

/** The order with one class a step on; null where that leads past its end, and for a class outside it. */
export function stepped(order: readonly number[], classId: number, step: Step): number[] | null {
  const from = order.indexOf(classId);
  const other = order[from + step];
  if (from === -1 || other === undefined) return null;
  return order.map((id) => (id === classId ? other : id === other ? classId : id));
}
