// The classes that an activation requirement applies to, and their names in its message.
import type { LackingClass } from '../../call/crossRules.ts';
import { isDefaultClass } from './classes.rules.ts';

/** The classes that a session needs configured: those that are not disabled and not named Default (SESSION-36 to 38). */
export const taughtClasses = <T extends { name: string; disabled: boolean }>(classes: readonly T[]): T[] =>
  classes.filter(({ name, disabled }) => !disabled && !isDefaultClass(name));

export const lackingClass = ({ id, name }: { id: number; name: string }, details: string[] = []): LackingClass => ({
  classId: id,
  name,
  details,
});

/** A message names this number of classes and counts the others. */
const NAMED = 10;

const nameOf = ({ name, details }: Omit<LackingClass, 'classId'>): string =>
  details.length === 0 ? name : `${name} (${details.join(', ')})`;

/** '5, 11 (Science, Arts)', or ten of them 'and 3 more'. */
export function namedClasses(classes: readonly Omit<LackingClass, 'classId'>[]): string {
  const names = classes.slice(0, NAMED).map(nameOf).join(', ');
  return classes.length > NAMED ? `${names} and ${classes.length - NAMED} more` : names;
}

/** 'this class yet: 5', 'these classes yet: 5, 11'. */
export const forClassesYet = (classes: readonly Omit<LackingClass, 'classId'>[]): string =>
  `${classes.length === 1 ? 'this class' : 'these classes'} yet: ${namedClasses(classes)}`;
