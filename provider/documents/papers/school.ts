import type { Letterhead } from '../paper.ts';
import { schoolWords as words } from './papers.words.ts';

/** What a letterhead says of a school; blank values are left out. */
export interface PaperSchool {
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

export function letterheadOf(school: PaperSchool): Letterhead {
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
