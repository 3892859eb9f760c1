import type { Handler } from '../../call/handler.ts';
import { fail } from '../../shared/fail.ts';

export const markCertificatePrinted: Handler<'markCertificatePrinted'> = () => fail('NOT_FOUND');
