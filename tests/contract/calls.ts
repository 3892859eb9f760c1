// Every call that the documents describe.
import type { Call } from './call';
import { MONEY_CALLS } from './callsOfMoney';
import { PEOPLE_CALLS } from './callsOfPeople';
import { PROMOTION_CALLS } from './callsOfPromotion';
import { REPORT_CALLS } from './callsOfReports';
import { RESULT_CALLS } from './callsOfResults';
import { SETUP_CALLS } from './callsOfSetup';
import { SUBJECT_CALLS } from './callsOfSubjects';

export const CALLS: readonly Call[] = [
  ...SETUP_CALLS,
  ...MONEY_CALLS,
  ...PROMOTION_CALLS,
  ...REPORT_CALLS,
  ...RESULT_CALLS,
  ...SUBJECT_CALLS,
  ...PEOPLE_CALLS,
];
