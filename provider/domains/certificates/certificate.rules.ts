// The content of each type of certificate, and the conditions to issue it: pure functions.
import { FORM_FACTS } from '../../contract/generated/formFacts.gen.ts';
import { VALUES } from '../../contract/generated/labels.gen.ts';
import type { components } from '../../contract/generated/operations.gen.ts';
import type { Actor } from '../../call/context.ts';
import type { CertificateDetails } from '../../documents/printed/studentCertificate.ts';
import type { Problem } from '../../shared/fail.ts';
import { tidy } from '../../shared/text.ts';
import { certificateWords as words } from './certificate.words.ts';

export type CertificateForm = components['schemas']['CertificateForm'];
export type CertificateType = components['schemas']['CertificateType'];

export const CERTIFICATE_TYPES: readonly CertificateType[] = VALUES.CertificateType;

const FACTS = FORM_FACTS.CertificateForm;

type Field = keyof CertificateDetails;

const FIELDS: Readonly<Record<CertificateType, readonly Field[]>> = {
  TRANSFER: [
    ...(['admissionClass', 'lastExam', 'lastResult', 'promotion', 'duesClearedUpTo', 'workingDays'] as const),
    ...(['daysPresent', 'conduct', 'applicationDate', 'leavingDate', 'reason', 'remarks'] as const),
  ],
  BONAFIDE: ['purpose', 'remarks'],
  CHARACTER: ['conduct', 'remarks'],
};

const MISSING = {
  admissionClass: FACTS.admissionClass.messages.required,
  conduct: FACTS.conduct.messages.required,
  applicationDate: FACTS.applicationDate.messages.required,
  leavingDate: FACTS.leavingDate.messages.required,
  reason: FACTS.reason.messages.required,
};

const REQUIRED: Readonly<Record<CertificateType, readonly (keyof typeof MISSING)[]>> = {
  TRANSFER: ['admissionClass', 'conduct', 'applicationDate', 'leavingDate', 'reason'],
  BONAFIDE: [],
  CHARACTER: ['conduct'],
};

const PRIVILEGES = { TRANSFER: 'TC_STUDENTS_LIST', BONAFIDE: 'LIST_STUDENT', CHARACTER: 'LIST_STUDENT' } as const;

/** Whether the user may see and issue certificates of this type. */
export const mayUse = ({ privileges }: Pick<Actor, 'privileges'>, type: CertificateType): boolean =>
  privileges.has(PRIVILEGES[type]);

/** The details as they are stored: texts without blanks around them; null for blank and missing ones. */
export const detailsOf = (form: Partial<CertificateForm>): CertificateDetails => ({
  admissionClass: tidy(form.admissionClass),
  lastExam: tidy(form.lastExam),
  lastResult: tidy(form.lastResult),
  promotion: tidy(form.promotion),
  duesClearedUpTo: tidy(form.duesClearedUpTo),
  workingDays: form.workingDays ?? null,
  daysPresent: form.daysPresent ?? null,
  conduct: tidy(form.conduct),
  applicationDate: form.applicationDate ?? null,
  leavingDate: form.leavingDate ?? null,
  reason: tidy(form.reason),
  purpose: tidy(form.purpose),
  remarks: tidy(form.remarks),
});

function outsideType(type: CertificateType, details: CertificateDetails): Problem[] {
  const others = (Object.keys(details) as Field[]).filter((field) => !FIELDS[type].includes(field));
  return others
    .filter((field) => details[field] !== null)
    .map((path) => ({ path, message: words.notPrinted(FACTS[path].title) }));
}

/** The problems of values that do not fit together; both dates are yyyy-MM-dd. */
function unfitting(details: CertificateDetails, admissionDate: string): Problem[] {
  const { lastExam, lastResult, workingDays, daysPresent, leavingDate } = details;
  const { messages: days } = FACTS.daysPresent;
  const problems: Problem[] = [];
  if (lastResult !== null && lastExam === null)
    problems.push({ path: 'lastResult', message: FACTS.lastResult.messages.alone });
  if (daysPresent !== null && workingDays === null) problems.push({ path: 'daysPresent', message: days.alone });
  if (daysPresent !== null && workingDays !== null && daysPresent > workingDays)
    problems.push({ path: 'daysPresent', message: days.tooMany });
  if (leavingDate !== null && leavingDate < admissionDate)
    problems.push({ path: 'leavingDate', message: FACTS.leavingDate.messages.beforeAdmission });
  return problems;
}

/** All problems of the details of a certificate. The contract has checked each value by itself. */
export function detailProblems(type: CertificateType, details: CertificateDetails, admissionDate: string): Problem[] {
  return [
    ...REQUIRED[type].filter((field) => details[field] === null).map((path) => ({ path, message: MISSING[path] })),
    ...(type === 'TRANSFER' ? unfitting(details, admissionDate) : []),
    ...outsideType(type, details),
  ];
}

/** The problem of a number that is chosen although the school has issued a certificate of the type. */
export const firstNoProblems = (firstNo: number | null | undefined, isFirst: boolean): Problem[] =>
  firstNo == null || isFirst ? [] : [{ path: 'firstNo', message: FACTS.firstNo.messages.notFirst }];

export type Obstacle = NonNullable<components['schemas']['CertificateDraft']['obstacle']>;

/** The reason why no certificate of this type can be issued; null where it can. */
export function obstacleOf(
  type: CertificateType,
  life: 'ACTIVE' | 'DISABLED' | 'STRUCK_OFF' | 'TC_ISSUED' | 'DELETED',
  departure: { certified: boolean } | null,
): Obstacle | null {
  if (type === 'BONAFIDE') return life === 'ACTIVE' ? null : 'LEFT';
  if (type === 'CHARACTER') return null;
  if (life !== 'TC_ISSUED' || !departure) return 'RECEIPT_MISSING';
  return departure.certified ? 'ALREADY_ISSUED' : null;
}
