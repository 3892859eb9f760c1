// All steps in their order. A step stores what later steps need; a step whose records are missing is not checked.
import { activationSteps, classSteps } from './classes.mjs';
import { receiptSteps } from './receipts.mjs';
import { reportSteps } from './reports.mjs';
import { marksSteps, resultConfigSteps } from './results.mjs';
import { setUpSteps } from './setUp.mjs';
import { studentSteps } from './students.mjs';

/**
 * @typedef {object} Step
 * @property {string} id operationId
 * @property {boolean} [prepares] sends the valid request alone, for a record that other steps need
 * @property {string} [as] account; the platform administrator for operations of platform users, otherwise the school administrator
 * @property {'refreshToken'} [token] instead of the access token
 * @property {(w: Record<string, any>) => object} [request] a valid request
 * @property {(w: Record<string, any>, data: any, context: object) => unknown} [keep] stores what later steps need
 * @property {{ what: string, code: string, request: (w: Record<string, any>) => object }[]} [rejects] further requests and their codes
 */

/** @type {Step[]} */
export const steps = [
  ...[...setUpSteps, ...classSteps, ...resultConfigSteps, ...activationSteps],
  ...[...studentSteps, ...receiptSteps, ...marksSteps, ...reportSteps],
];
