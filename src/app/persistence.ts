/** The state that survives a reload: the theme and the school chosen last, each with its own storage key. */
import type { Reducer } from '@reduxjs/toolkit';
import { persistReducer, type Storage as PersistStorage } from 'redux-persist';
import type { Credentials } from '@/api/credentials/credentials';

/** Writes only while a user is signed in, so that the login page and a sign-out leave storage empty (AUTH-05, AUTH-40). */
export function signedInStorage(storage: Storage | null, credentials: Credentials): PersistStorage {
  const quietly = <T>(work: () => T): Promise<T | null> => {
    try {
      return Promise.resolve(work());
    } catch {
      return Promise.resolve(null);
    }
  };
  return {
    getItem: (key: string) => quietly(() => storage?.getItem(key) ?? null),
    setItem: (key: string, value: string) =>
      quietly(() => (credentials.read() === null ? undefined : storage?.setItem(key, value))),
    removeItem: (key: string) => quietly(() => storage?.removeItem(key)),
  };
}

export const persisted = <S>(key: string, reducer: Reducer<S>, storage: PersistStorage) =>
  persistReducer<S>({ key, keyPrefix: '', storage, version: 1 }, reducer);
