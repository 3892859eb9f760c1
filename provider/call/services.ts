import type { Settings } from '../config.ts';
import type { Database } from '../database/scope.ts';
import type { Clock } from '../shared/clock.ts';
import type { CrossRules } from './crossRules.ts';
import type { PasswordHasher } from '../shared/passwords.ts';

/** What every operation uses, made once when the app is built. */
export interface Services {
  settings: Settings;
  database: Database;
  clock: Clock;
  passwords: PasswordHasher;
  rules: CrossRules;
}
