import type { Handler } from '../../call/handler.ts';
import { fail } from '../../shared/fail.ts';

export const exportReceipts: Handler<'exportReceipts'> = () => fail('UNABLE_TO_CREATE_FILE');
