import type { Handler } from '../../call/handler.ts';
import { fail } from '../../shared/fail.ts';

export const getCertificateDraft: Handler<'getCertificateDraft'> = () => fail('NOT_FOUND');
