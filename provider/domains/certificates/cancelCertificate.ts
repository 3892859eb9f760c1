import type { Handler } from '../../call/handler.ts';
import { fail } from '../../shared/fail.ts';

export const cancelCertificate: Handler<'cancelCertificate'> = () => fail('NOT_FOUND');
