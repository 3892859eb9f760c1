/** Amounts and schedule are two forms of one record: a save of one form updates the version of the other. */
import { useRef, useState } from 'react';
import type { FeeRecord } from './feeForm';

type Part = 'amounts' | 'schedule';

const ZERO = { amounts: 0, schedule: 0 };
const NEITHER = { amounts: false, schedule: false };

export interface FeePart {
  /** changes when the form must be reset to the stored values */
  readonly key: number;
  /** The version for a save: that of `base`, or the one that own saves made of it. */
  readonly over: (base: number | undefined) => number;
  /** Takes a record that this form stored or loaded, and returns the current one; `over` is the replaced version. */
  readonly took: (record: FeeRecord, over?: number) => Promise<FeeRecord>;
  readonly onDirty: (dirty: boolean) => void;
  /** The result of the form's last save is unknown, or known again. */
  readonly onUnknown: (unconfirmed: boolean) => void;
}

interface FeeParts {
  readonly record: FeeRecord;
  readonly dirty: boolean;
  readonly notSaved: boolean;
  readonly part: (name: Part) => FeePart;
}

export function useFeeParts(stored: FeeRecord, load: () => Promise<FeeRecord>): FeeParts {
  const [record, setRecord] = useState(stored);
  const [keys, setKeys] = useState(ZERO);
  const [dirty, setDirty] = useState(NEITHER);
  const [unknown, setUnknown] = useState(NEITHER);
  // A ref, because the value may change between request and response.
  const unsaved = useRef(NEITHER);
  /** The newest version that one of the forms stored or loaded. */
  const newest = useRef(stored.version);
  /** The resulting version of each own save. */
  const steps = useRef(new Map<number, number>());

  const over = (base: number | undefined): number => {
    let version = base ?? stored.version;
    for (let next = steps.current.get(version); next !== undefined; next = steps.current.get(version)) version = next;
    return version;
  };
  return {
    record,
    dirty: dirty.amounts || dirty.schedule,
    notSaved: unknown.amounts || unknown.schedule,
    part: (name) => ({
      key: keys[name],
      over,
      took: async (taken, from) => {
        const other = name === 'amounts' ? 'schedule' : 'amounts';
        if (from !== undefined && taken.version > from) steps.current.set(from, taken.version);
        // The response to a repeated request is the record of the first one: the other form may have been saved since.
        const now = taken.version < newest.current ? await load() : taken;
        newest.current = now.version;
        setRecord(now);
        if (!unsaved.current[other]) setKeys((all) => ({ ...all, [other]: all[other] + 1 }));
        return now;
      },
      onDirty: (is) => {
        unsaved.current = { ...unsaved.current, [name]: is };
        setDirty((all) => (all[name] === is ? all : { ...all, [name]: is }));
      },
      onUnknown: (is) => setUnknown((all) => (all[name] === is ? all : { ...all, [name]: is })),
    }),
  };
}
