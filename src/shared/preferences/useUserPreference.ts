import { useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { AccessState } from '../access';
import { fromDatabase, withDatabase } from '../lib/localDatabase';

const NONE: readonly string[] = [];

const readPreference = async (owner: string, name: string): Promise<readonly string[]> =>
  (await fromDatabase(async (database) => database.get('preferences', [owner, name]), undefined)) ?? NONE;

const writePreference = async (owner: string, name: string, value: readonly string[]): Promise<unknown> =>
  withDatabase(async (database) => database.put('preferences', value, [owner, name]));

/**
 * A choice of the user that this browser stores beyond a sign-out: undefined while it is read, empty by default. If the browser denies
 * the database, the choice lasts as long as the screen.
 */
export function useUserPreference(
  name: string,
): readonly [value: readonly string[] | undefined, choose: (value: readonly string[]) => void] {
  const owner = useSelector((state: AccessState) => state.auth.user?.userId);
  const [value, setValue] = useState<readonly string[]>();
  useEffect(() => {
    let isCurrent = true;
    const found = (stored: readonly string[]) => {
      if (isCurrent) setValue((chosen) => chosen ?? stored);
    };
    if (owner === undefined) found(NONE);
    else readPreference(owner, name).then(found, () => found(NONE));
    return () => {
      isCurrent = false;
    };
  }, [owner, name]);
  const choose = useCallback(
    (chosen: readonly string[]) => {
      setValue(chosen);
      if (owner !== undefined) writePreference(owner, name, chosen).catch(() => undefined);
    },
    [owner, name],
  );
  return [value, choose];
}
