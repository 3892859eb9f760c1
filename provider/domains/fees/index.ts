// What other domains may use of fees.
export { deleteFeesOfClass, deleteFeesOfSession, keepSessionWithFees, requireFees } from './sessionFees.ts';
