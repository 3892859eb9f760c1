import { LABELS, PRIVILEGE_LABELS } from '@/api/catalogue';
import { defineWords } from '../words';

// English is in the contract (`x-labels`, openapi/privileges.yaml), which the provider reads too.

/** CONST-19 */
export const genderWords = defineWords(LABELS.Gender);

/** CONST-20 */
export const sessionStatusWords = defineWords(LABELS.SessionStatus);

/** CLASS-32 */
export const streamWords = defineWords(LABELS.Stream);

/** ENUM-33, CONST-23 */
export const subjectTypeWords = defineWords(LABELS.SubjectType);

/** ENUM-33, CONST-24 */
export const evaluationMethodWords = defineWords(LABELS.EvaluationMethod);

/** ENUM-30 */
export const receiptTypeWords = defineWords(LABELS.ReceiptType);
export const paymentModeWords = defineWords(LABELS.PaymentMode);
export const receiptStatusWords = defineWords(LABELS.ReceiptStatus);

export const certificateTypeWords = defineWords(LABELS.CertificateType);

export const fileFormatWords = defineWords(LABELS.FileFormat);

export const privilegeWords = defineWords(PRIVILEGE_LABELS);
