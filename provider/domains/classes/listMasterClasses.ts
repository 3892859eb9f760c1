import type { Handler } from '../../call/handler.ts';
import { MASTER_CLASSES } from './classes.rules.ts';

/** The list is the same for every school. The request names the school, so that boards can get lists of their own later. */
export const listMasterClasses: Handler<'listMasterClasses'> = () => Promise.resolve([...MASTER_CLASSES]);
