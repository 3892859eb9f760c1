import type { Class } from '@/api/classes';

/** One position towards the first class, or towards the last. */
export type Step = -1 | 1;

/** The ids of the classes in their order, without the one named Default. */
export const orderOf = (classes: readonly Class[]): number[] =>
  classes.filter(({ sequence }) => sequence !== null).map(({ classId }) => classId);

/** The order with a class moved by one step; null beyond its ends, and for a class outside of it. */
export function stepped(order: readonly number[], classId: number, step: Step): number[] | null {
  const from = order.indexOf(classId);
  const other = order[from + step];
  if (from === -1 || other === undefined) return null;
  return order.map((id) => (id === classId ? other : id === other ? classId : id));
}

/** The target of a move: before another class, or null for the end. */
export type MoveTarget = number | null;

/** The order with a class moved; null without a change, and for a class outside the order. */
export function withMoved(order: readonly number[], classId: number, before: MoveTarget): number[] | null {
  if (!order.includes(classId) || before === classId) return null;
  const others = order.filter((id) => id !== classId);
  const at = before === null ? others.length : others.indexOf(before);
  if (at === -1) return null;
  const next = [...others.slice(0, at), classId, ...others.slice(at)];
  return next.every((id, index) => id === order[index]) ? null : next;
}

/** The possible targets of a move, from the first to the end. */
export const targetsFor = (order: readonly number[], classId: number): MoveTarget[] =>
  [...order, null].filter((before) => withMoved(order, classId, before) !== null);
