import {
  CERTIFICATE_FIELDS,
  type CertificateDetails,
  type CertificateForm,
  type CertificateType,
} from '@/api/certificates';
import { defineFields } from '@/shared/forms';

export const certificateFields = defineFields(CERTIFICATE_FIELDS.CertificateForm);

const DATES = ['applicationDate', 'leavingDate'] as const;
const NUMBERS = ['workingDays', 'daysPresent'] as const;

export type DetailName = keyof CertificateDetails;

/** The fields of each type, in the order of the form. */
export const DETAILS = {
  TRANSFER: [
    'admissionClass',
    'conduct',
    'lastExam',
    'lastResult',
    'promotion',
    'duesClearedUpTo',
    'workingDays',
    'daysPresent',
    'applicationDate',
    'leavingDate',
    'reason',
    'remarks',
  ],
  BONAFIDE: ['purpose', 'remarks'],
  CHARACTER: ['conduct', 'remarks'],
} as const satisfies Readonly<Record<CertificateType, readonly DetailName[]>>;

const REQUIRED: Readonly<Record<CertificateType, readonly DetailName[]>> = {
  TRANSFER: ['admissionClass', 'conduct', 'applicationDate', 'leavingDate', 'reason'],
  BONAFIDE: [],
  CHARACTER: ['conduct'],
};

export const isRequired = (type: CertificateType, name: DetailName): boolean => REQUIRED[type].includes(name);

export const isDate = (name: DetailName): name is (typeof DATES)[number] => DATES.some((date) => date === name);

export const isNumber = (name: DetailName): name is (typeof NUMBERS)[number] =>
  NUMBERS.some((number) => number === name);

/** The values of the fields of all types, as texts; dates `yyyy-MM-dd`, null for an empty one. */
export type CertificateValues = { firstNo: string } & { [Name in DetailName]-?: string | null };

/** The name of a field that the user can edit. */
export type ValueName = keyof CertificateValues;

export const EMPTY: CertificateValues = {
  firstNo: '',
  admissionClass: '',
  lastExam: '',
  lastResult: '',
  promotion: '',
  duesClearedUpTo: '',
  workingDays: '',
  daysPresent: '',
  conduct: '',
  applicationDate: null,
  leavingDate: null,
  reason: '',
  purpose: '',
  remarks: '',
};

/** The stored details as values of the form; a missing detail is empty. */
export function valuesOf(details: CertificateDetails): CertificateValues {
  const names = Object.keys(EMPTY).filter((name): name is DetailName => name !== 'firstNo');
  const found = names.map((name) => {
    const value = details[name] ?? null;
    return [name, value === null ? EMPTY[name] : String(value)];
  });
  return { ...EMPTY, ...(Object.fromEntries(found) as Partial<CertificateValues>) };
}

const textOf = (value: string | null | undefined): string => value?.trim() ?? '';

/** The error of a student's result or days; the messages are those of the contract. */
export function dependentProblem(
  name: 'lastResult' | 'daysPresent',
  values: Partial<CertificateValues>,
): 'alone' | 'tooMany' | null {
  const value = textOf(values[name]);
  const other = textOf(name === 'lastResult' ? values.lastExam : values.workingDays);
  if (value === '') return null;
  if (other === '') return 'alone';
  return name === 'daysPresent' && Number(value) > Number(other) ? 'tooMany' : null;
}

export interface Certified {
  readonly type: CertificateType;
  readonly studentId: number;
  readonly sessionId: number;
}

/** The request of the contract: only the fields of the type, without empty ones. */
export function requestOf(
  values: Partial<CertificateValues>,
  { type, studentId, sessionId }: Certified,
  isFirst: boolean,
): CertificateForm {
  const details = DETAILS[type].flatMap((name): [string, string | number][] => {
    const value = textOf(values[name]);
    if (value === '') return [];
    return [[name, isNumber(name) ? Number(value) : value]];
  });
  const firstNo = textOf(values.firstNo);
  return {
    type,
    studentId,
    sessionId,
    ...(isFirst && firstNo !== '' && { firstNo: Number(firstNo) }),
    ...(Object.fromEntries(details) as CertificateDetails),
  };
}
