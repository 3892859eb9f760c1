import { LABELS } from '../../contract/generated/labels.gen.ts';
import type { components } from '../../contract/generated/operations.gen.ts';
import { isDefaultClass } from '../classes/index.ts';

type Stream = components['schemas']['Stream'];

interface OneClass {
  id: number;
  name: string;
  disabled: boolean;
  sections: readonly { stream: Stream | null }[];
}

export interface MissingFee {
  name: string;
  /** those without a structure; none for a class without streams */
  streams: Stream[];
}

/** The classes that lack a fee structure. Disabled ones, and the one for pupils who are in no class yet, need none (SESSION-38). */
export function missingFees(
  classes: readonly OneClass[],
  stored: readonly { classId: number; stream: Stream | null }[],
): MissingFee[] {
  const has = (id: number, stream: Stream | null) => stored.some((one) => one.classId === id && one.stream === stream);
  return classes
    .filter(({ name, disabled }) => !disabled && !isDefaultClass(name))
    .flatMap(({ id, name, sections }): MissingFee[] => {
      const streams = [...new Set(sections.flatMap(({ stream }) => stream ?? []))];
      if (streams.length === 0) return has(id, null) ? [] : [{ name, streams }];
      const missing = streams.filter((stream) => !has(id, stream));
      return missing.length > 0 ? [{ name, streams: missing }] : [];
    });
}

/** So many classes are named; more are counted. */
const NAMED = 10;

const nameOf = ({ name, streams }: MissingFee): string =>
  streams.length === 0 ? name : `${name} (${streams.map((stream) => LABELS.Stream[stream]).join(', ')})`;

/** 'No fee structure is defined for these classes yet: 5, 11 (Science, Arts)'. */
export function missingText(missing: readonly MissingFee[]): string {
  const names = missing.slice(0, NAMED).map(nameOf).join(', ');
  const more = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : '';
  return `No fee structure is defined for ${missing.length === 1 ? 'this class' : 'these classes'} yet: ${names}${more}`;
}
