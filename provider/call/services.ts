import type { Settings } from '../config.ts';
import type { Database } from '../database/scope.ts';
import type { FilePool } from '../documents/pool/filePool.ts';
import type { Clock } from '../shared/clock.ts';
import type { Problem } from '../shared/fail.ts';
import type { CrossRules } from './crossRules.ts';
import type { ReadCache } from './readCache.ts';
import type { Slots } from './slots.ts';
import type { PasswordHasher } from '../shared/passwords.ts';

/** Forms that are also read from the rows of a spreadsheet. */
export type FormName = 'StudentForm' | 'TeacherForm';

export interface Forms {
  /** Validates a value against a form of the contract; returns no problems for a valid form. */
  check(form: FormName, value: unknown): Problem[];
}

/** The services of every operation, created once with the app. */
export interface Services {
  settings: Settings;
  database: Database;
  clock: Clock;
  passwords: PasswordHasher;
  rules: CrossRules;
  forms: Forms;
  files: FilePool;
  reads: ReadCache;
  /** of forms with files and other long bodies, and of all other calls with a sign-in */
  slots: { forms: Slots; calls: Slots };
}
