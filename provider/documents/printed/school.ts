import type { Letterhead } from '../document.ts';
import { schoolWords as words } from './printed.words.ts';

/** The school's values in a letterhead; blank values are left out. */
export interface DocumentSchool {
  name: string;
  address: string | null;
  phone: string | null;
  mobile: string | null;
  email: string | null;
  letterNo: string | null;
  /** bytes of a PNG or JPEG */
  logo: Uint8Array | null;
}

const BETWEEN = '  ·  ';

export function letterheadOf(school: DocumentSchool): Letterhead {
  const numbers = [school.phone, school.mobile].filter(Boolean).join(', ');
  const contact = [
    ...(numbers ? [words.phone(numbers)] : []),
    ...(school.email ? [words.email(school.email)] : []),
  ].join(BETWEEN);
  return {
    name: school.name,
    lines: [school.address ?? '', contact].filter(Boolean),
    ...(school.logo ? { logo: school.logo } : {}),
    ...(school.letterNo ? { number: words.letterNo(school.letterNo) } : {}),
  };
}
