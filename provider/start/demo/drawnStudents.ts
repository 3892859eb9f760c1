// The students of a demo school: drawn once, equal on every machine.
import { nameKey } from '../../../common/names.ts';
import type { Keys } from '../../config.ts';
import { sealNumber } from '../../shared/personalNumbers.ts';
import type { students } from '../../database/schema/index.ts';
import { drawAadhaar, drawFamily, drawFirstName, type Drawing, type Family } from './families.ts';
import type { DemoDays } from './days.ts';
import { BLOOD_GROUPS, CATEGORIES, drawing } from './names.ts';

type Life = (typeof students.$inferSelect)['life'];
type StudentValues = typeof students.$inferInsert & { life: Life };

export interface ClassSection {
  classId: number;
  sectionId: number;
  /** position of the class in the order, from 1 */
  sequence: number;
  /** class and section in the past session; undefined for the first class */
  before: { classId: number; sectionId: number } | undefined;
}

export interface DrawnStudent {
  section: ClassSection;
  family: Family;
  values: StudentValues;
  /** promoted into a class with sections, without a section yet */
  pending: boolean;
  siblingOf: number | undefined;
}

const NURSERY_AGE = 3;
const SIBLING_SHARE = 0.15;
const ADMITTED_NOW_SHARE = 0.12;

/** Struck off, with a TC, disabled or deleted: a few of each, at the same indexes in every school. */
function lifeOf(at: number): Life {
  if (at % 75 === 40) return 'STRUCK_OFF';
  if (at % 75 === 55) return 'TC_ISSUED';
  if (at % 300 === 170) return 'DISABLED';
  return at % 200 === 120 ? 'DELETED' : 'ACTIVE';
}

const two = (number: number): string => String(number).padStart(2, '0');

function admissionDate(draw: Drawing, sequence: number, { year: running, early }: DemoDays): string {
  const isNew = sequence === 1 || draw.chance(ADMITTED_NOW_SHARE);
  const year = isNew ? running : running - 1 - draw.below(Math.min(sequence - 1, 8));
  const month = early ? '03' : '04';
  return `${year}-${isNew ? month : draw.of(['04', '05', '07'])}-${two(2 + draw.below(27))}`;
}

interface Numbers {
  schoolId: number;
  code: number;
  srNo: number;
  at: number;
  days: DemoDays;
}

function valuesOf(draw: Drawing, keys: Keys, family: Family, section: ClassSection, numbers: Numbers): StudentValues {
  const { schoolId, days } = numbers;
  const created = days.morning(`${days.year}-04-01`);
  const girl = draw.chance(0.48);
  const name = `${drawFirstName(draw, family, girl)} ${family.surname}`;
  // Blank without the parent, as for a registered student.
  const nameOfParent = (type: 'FATHER' | 'MOTHER') => family.parents.find((one) => one.type === type)?.name ?? '';
  const aadhar = draw.chance(0.85) ? sealNumber(keys, schoolId, 'aadhar', drawAadhaar(draw)) : undefined;
  const birthYear = days.year - NURSERY_AGE - section.sequence;
  const category = draw.of(CATEGORIES);
  return {
    schoolId,
    code: numbers.code,
    srNo: String(numbers.srNo),
    life: lifeOf(numbers.at),
    name,
    nameKey: nameKey(name),
    fatherName: nameOfParent('FATHER'),
    fatherKey: nameKey(nameOfParent('FATHER')),
    motherName: nameOfParent('MOTHER'),
    gender: girl ? 'FEMALE' : 'MALE',
    dateOfBirth: `${birthYear}-${two(1 + draw.below(12))}-${two(1 + draw.below(28))}`,
    admissionDate: admissionDate(draw, section.sequence, days),
    mobileNo: family.mobileNo,
    aadhar: aadhar?.sealed ?? null,
    aadharDigest: aadhar?.digest ?? null,
    aadharLast4: aadhar?.last4 ?? null,
    janAadharNo: family.janAadharNo,
    religion: 'Hindu',
    category,
    bloodGroup: draw.of(BLOOD_GROUPS),
    rte: section.sequence <= 11 && numbers.at % 12 === 7,
    address: family.address,
    district: 'Jaipur',
    block: family.block,
    municipalBoard: 'Jaipur Greater',
    pinCode: `3020${two(1 + draw.below(30))}`,
    createdAt: created,
    modifiedAt: created,
  };
}

export function drawStudents(
  keys: Keys,
  schoolId: number,
  sectionList: readonly ClassSection[],
  { code: first, days }: { code: number; days: DemoDays },
  of: (section: ClassSection) => number,
) {
  const draw = drawing(schoolId);
  const drawn: DrawnStudent[] = [];
  for (const section of sectionList)
    for (let seat = 0; seat < of(section); seat += 1) {
      const at = drawn.length;
      const siblingOf = at > 20 && draw.chance(SIBLING_SHARE) ? draw.below(at) : undefined;
      const family = (siblingOf === undefined ? undefined : drawn[siblingOf]?.family) ?? drawFamily(draw);
      const values = valuesOf(draw, keys, family, section, { schoolId, code: first + at, srNo: 1 + at, at, days });
      const pending = values.life === 'ACTIVE' && section.before !== undefined && at % 50 === 33;
      drawn.push({ section, family, values, pending, siblingOf });
    }
  return drawn;
}
