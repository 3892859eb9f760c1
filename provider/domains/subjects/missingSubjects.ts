import { isDefaultClass } from '../classes/index.ts';

interface OneClass {
  id: number;
  name: string;
  disabled: boolean;
}

/**
 * The names of the classes that have no subjects. Disabled ones, and the one for pupils who are in no class yet, need none
 * (SESSION-36).
 */
export const missingSubjects = (classes: readonly OneClass[], withSubjects: readonly number[]): string[] =>
  classes
    .filter(({ id, name, disabled }) => !disabled && !isDefaultClass(name) && !withSubjects.includes(id))
    .map(({ name }) => name);

/** So many classes are named; more are counted. */
const NAMED = 10;

/** 'No subjects are defined for these classes yet: 5, 11'. */
export function missingText(missing: readonly string[]): string {
  const names = missing.slice(0, NAMED).join(', ');
  const more = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : '';
  return `No subjects are defined for ${missing.length === 1 ? 'this class' : 'these classes'} yet: ${names}${more}`;
}
