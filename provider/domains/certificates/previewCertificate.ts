import type { Handler } from '../../call/handler.ts';
import { fail } from '../../shared/fail.ts';

export const previewCertificate: Handler<'previewCertificate'> = () => fail('NOT_FOUND');
