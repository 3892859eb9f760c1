import type { Handler } from '../../../call/handler.ts';
import { fail } from '../../../shared/fail.ts';

export const downloadResultRegister: Handler<'downloadResultRegister'> = () => fail('UNAVAILABLE');
