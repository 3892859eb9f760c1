// The families of the demo: drawn once for each school, equal on every machine.
import { withCheckDigit } from '../../../common/aadhaar.ts';
import type { drawing } from './names.ts';
import {
  BLOCKS,
  BOYS,
  FATHERS,
  GIRLS,
  HINDI,
  MOTHERS,
  OCCUPATIONS,
  QUALIFICATIONS,
  STREETS,
  SURNAMES,
} from './names.ts';

export type Drawing = ReturnType<typeof drawing>;

interface DemoParent {
  type: 'FATHER' | 'MOTHER' | 'GUARDIAN';
  name: string;
  aadhar: string | null;
  pan: string | null;
  mobileNo: string | null;
  taxPayer: boolean;
  higherQualification: string | null;
  occupation: string | null;
}

/** Shared by brothers and sisters. */
export interface Family {
  surname: string;
  /** index into HINDI, for families written in Devanagari */
  hindi: number | undefined;
  parents: DemoParent[];
  mobileNo: string;
  janAadharNo: string;
  address: string;
  block: string;
}

const HINDI_SHARE = 0.06;
const GUARDIAN_SHARE = 0.04;
const LETTERS = 'ABCDEFGHJKLMNPRSTUVW';

export const drawAadhaar = (draw: Drawing): string => withCheckDigit(`${2 + draw.below(8)}${draw.digits(10)}`);
const drawMobile = (draw: Drawing): string => `9${draw.digits(9)}`;
/** A person's PAN: its fourth letter is P. */
const drawPan = (draw: Drawing): string => {
  const letter = () => draw.of([...LETTERS]);
  return `${letter()}${letter()}${letter()}P${letter()}${draw.digits(4)}${letter()}`;
};

const drawParent = (draw: Drawing, type: DemoParent['type'], name: string): DemoParent => ({
  type,
  name,
  aadhar: draw.chance(0.8) ? drawAadhaar(draw) : null,
  pan: draw.chance(0.4) ? drawPan(draw) : null,
  mobileNo: draw.chance(0.7) ? drawMobile(draw) : null,
  taxPayer: draw.chance(0.3),
  higherQualification: draw.of(QUALIFICATIONS),
  occupation: type === 'MOTHER' && draw.chance(0.5) ? 'UNEMPLOYED' : draw.of(OCCUPATIONS),
});

export function drawFamily(draw: Drawing): Family {
  const hindi = draw.chance(HINDI_SHARE) ? draw.below(HINDI.length) : undefined;
  const written = hindi === undefined ? undefined : HINDI[hindi];
  const surname = written?.[2] ?? draw.of(SURNAMES);
  const father = drawParent(draw, 'FATHER', written?.[3] ?? `${draw.of(FATHERS)} ${surname}`);
  const mother = drawParent(draw, 'MOTHER', written?.[4] ?? `${draw.of(MOTHERS)} ${surname}`);
  const guardian = drawParent(draw, 'GUARDIAN', `${draw.of(FATHERS)} ${surname}`);
  return {
    surname,
    hindi,
    parents: draw.chance(GUARDIAN_SHARE) ? [guardian] : [father, mother],
    mobileNo: drawMobile(draw),
    janAadharNo: draw.digits(10),
    address: `${1 + draw.below(240)} ${draw.of(STREETS)}, Jaipur`,
    block: draw.of(BLOCKS),
  };
}

export function drawFirstName(draw: Drawing, family: Family, girl: boolean): string {
  const written = family.hindi === undefined ? undefined : HINDI[family.hindi];
  if (written) return girl ? written[1] : written[0];
  return draw.of(girl ? GIRLS : BOYS);
}
