// The interface of fees for other domains.
export { feeRequirements } from './activation.ts';
export { discountEntity } from './discountChanges.ts';
export { FEE_HEADS } from './fees.rules.ts';
export { amountsOf } from './fees.view.ts';
export { keepFees } from './keepFees.ts';
export { keepFeeDatesInside } from './feeDates.ts';
export { readDueTotals, type DueTotals } from './dueTotals.ts';
export { sessionDues, type DuesScope } from './sessionDues.ts';
export { sessionDueAges } from './sessionDueAges.ts';
export { deleteOpeningsOfSession, keepSessionWithOpenings, openingsOfSession } from './opening/sessionOpenings.ts';
export { listRemainingDues } from './remainingDues.ts';
export { requireFeesPaid } from './requireFeesPaid.ts';
export { deleteFeesOfClass, deleteFeesOfSession, deleteUnusedFees, keepSessionWithFees } from './sessionFees.ts';
export { findFeeFacts, listFeeFacts, type FeeFacts } from './studentFees.queries.ts';
export { accountOf } from './studentFees.view.ts';
export { decidedOf, openingOf, studentDues } from './studentFees.rules.ts';
