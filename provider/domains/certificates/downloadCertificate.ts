import type { Handler } from '../../call/handler.ts';
import { fail } from '../../shared/fail.ts';

export const downloadCertificate: Handler<'downloadCertificate'> = () => fail('NOT_FOUND');
