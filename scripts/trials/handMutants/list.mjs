// The mutants made by hand: permissions, tenants, tokens, locks, idempotency, audit and transactions, which Stryker does not change
// or not in these ways. At most 40.
import { accessMutants } from './access.mjs';
import { writeMutants } from './writes.mjs';

/**
 * @typedef {object} HandMutant
 * @property {string} name
 * @property {string} file a pattern; every matching file in which the change finds its symbol is changed
 * @property {import('./changes.mjs').Change} change
 * @property {string[]} tests names of the test files, of which one must fail
 * @property {boolean} [needsServer] only concurrent transactions of PostgreSQL show it
 */

/** @type {HandMutant[]} */
export const handMutants = [...accessMutants, ...writeMutants];
