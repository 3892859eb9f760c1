import type { Handler } from '../../contract/handler.ts';
import { MASTER_CLASSES } from './classes.rules.ts';

/** The same for every school; the school is named so that one day a board may differ. */
export const listMasterClasses: Handler<'listMasterClasses'> = (ctx, { path: { schoolId } }) => {
  ctx.inSchool(schoolId);
  return Promise.resolve([...MASTER_CLASSES]);
};
