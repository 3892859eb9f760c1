import { STUDENT_FIELDS, type Parent, type ParentForm } from '@/api/students';
import { defineFields, fieldProblem } from '@/shared/forms';
import { present } from '@common/present';

export const parentFields = defineFields(STUDENT_FIELDS.ParentForm);
const PARENT_TYPES = parentFields.en.type.enum;
export type ParentType = Parent['type'];

export interface ParentValues {
  /** of a stored parent */
  parentId?: number | undefined;
  type: ParentType | undefined;
  name: string;
  aadharNo: string;
  panNo: string;
  mobileNo: string;
  taxPayer: boolean;
  higherQualification: string | undefined;
  occupation: string | undefined;
}

/** Relations that the other parents do not have (PARENT-10). */
export const freeTypes = (others: readonly ParentValues[]): ParentType[] =>
  PARENT_TYPES.filter((type) => !others.some((parent) => parent.type === type));

/** A new parent has the first unused relation (PARENT-01, PARENT-10); the first parent has the student's mobile. */
export const newParent = (others: readonly ParentValues[], studentsMobile: string): ParentValues => ({
  type: freeTypes(others)[0],
  name: '',
  aadharNo: '',
  panNo: '',
  mobileNo:
    others.length === 0 && fieldProblem(parentFields.en.mobileNo, studentsMobile) === null ? studentsMobile : '',
  taxPayer: false,
  higherQualification: undefined,
  occupation: undefined,
});

export const parentValues = (parent: Parent): ParentValues => ({
  parentId: parent.parentId,
  type: parent.type,
  name: parent.name,
  aadharNo: parent.aadharNo ?? '',
  panNo: parent.panNo ?? '',
  mobileNo: parent.mobileNo ?? '',
  taxPayer: parent.taxPayer,
  higherQualification: parent.higherQualification ?? undefined,
  occupation: parent.occupation ?? undefined,
});

/** The request of the contract (PARENT-11, PARENT-12). */
export const parentRequest = (values: ParentValues): ParentForm => ({
  ...(values.parentId === undefined ? {} : { parentId: values.parentId }),
  type: present(values.type, 'relation'),
  name: values.name.trim(),
  aadharNo: values.aadharNo || null,
  panNo: values.panNo || null,
  mobileNo: values.mobileNo || null,
  taxPayer: values.taxPayer,
  higherQualification: values.higherQualification?.trim() || null,
  occupation: values.occupation?.trim() || null,
});
