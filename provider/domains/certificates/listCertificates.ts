import type { Handler } from '../../call/handler.ts';
import { fail } from '../../shared/fail.ts';

export const listCertificates: Handler<'listCertificates'> = () => fail('NOT_FOUND');
