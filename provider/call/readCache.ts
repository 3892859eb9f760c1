// Results of expensive reads of a school, kept until something is stored in the school and for at most a minute. Other processes on
// the same database may store something in this minute: keep only figures for which that is acceptable, never what a save relies on.
import type { Scope } from '../database/scope.ts';
import type { Clock } from '../shared/clock.ts';

const KEPT_MS = 60_000;
/** The schools read last. */
const SCHOOLS = 200;

/** Records that are stored often, and that not every figure depends on. */
export type Changed = 'receipts' | 'marks';

interface Figure {
  name: string;
  /** records that the value does not depend on */
  independentOf: readonly Changed[];
}

interface Kept extends Pick<Figure, 'independentOf'> {
  at: number;
  value: Promise<unknown>;
}

/** The value of `read` by its name; callers at the same time share one read. A failed read is not kept. */
export type KeptReads = <T>(figure: Figure, read: () => Promise<T>) => Promise<T>;

export class ReadCache {
  private readonly clock: Clock;
  private schools = new Map<number, Map<string, Kept>>();

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** Call it before the unit of work begins: what is stored after that also discards the values that this unit reads. */
  of(schoolId: number): KeptReads {
    const values = this.valuesOf(schoolId);
    return <T>({ name, independentOf }: Figure, read: () => Promise<T>): Promise<T> => {
      const kept = values.get(name);
      if (kept && this.isFresh(kept)) return kept.value as Promise<T>;
      const value = read();
      values.set(name, { at: this.clock.now(), value, independentOf });
      value.catch(() => {
        if (values.get(name)?.value === value) values.delete(name);
      });
      return value;
    };
  }

  /** Call it after each unit of work that may have stored something. `only`: it stored only these records. */
  forget(scope: Scope, only?: Changed): void {
    if (scope.kind !== 'school') this.schools.clear();
    else if (only === undefined) this.schools.delete(scope.schoolId);
    else this.replaceValues(scope.schoolId, only);
  }

  /** Another map, so that a unit of work that began before does not keep what it reads. */
  private replaceValues(schoolId: number, only: Changed): void {
    const values = this.schools.get(schoolId);
    if (values)
      this.schools.set(schoolId, new Map([...values].filter(([, kept]) => kept.independentOf.includes(only))));
  }

  private isFresh({ at }: Kept): boolean {
    const age = this.clock.now() - at;
    return age >= 0 && age < KEPT_MS;
  }

  private valuesOf(schoolId: number): Map<string, Kept> {
    const values = this.schools.get(schoolId) ?? new Map<string, Kept>();
    this.schools.delete(schoolId);
    this.schools.set(schoolId, values);
    const [oldest] = this.schools.keys();
    if (this.schools.size > SCHOOLS && oldest !== undefined) this.schools.delete(oldest);
    return values;
  }
}
