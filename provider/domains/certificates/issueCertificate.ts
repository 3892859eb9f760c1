import type { Handler } from '../../call/handler.ts';
import { fail } from '../../shared/fail.ts';

export const issueCertificate: Handler<'issueCertificate'> = () => fail('NOT_FOUND');
