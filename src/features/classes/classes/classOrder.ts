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

/** Where a class can be put: before another one, or with null at the end. */
export type Place = number | null;

/** The order with one class put elsewhere; null where nothing changes, and for a class outside the order. */
export function placed(order: readonly number[], classId: number, before: Place): number[] | null {
  if (!order.includes(classId) || before === classId) return null;
  const others = order.filter((id) => id !== classId);
  const at = before === null ? others.length : others.indexOf(before);
  if (at === -1) return null;
  const next = [...others.slice(0, at), classId, ...others.slice(at)];
  return next.every((id, index) => id === order[index]) ? null : next;
}

/** The places at which a class does not stand yet, from the first to the end. */
export const placesFor = (order: readonly number[], classId: number): Place[] =>
  [...order, null].filter((before) => placed(order, classId, before) !== null);
