import { toAsciiDigits } from '../../../../common/digits.ts';
import { textKey } from '../../../../common/names.ts';

/** Separators, dashes and other signs: a reference is compared by its letters and digits alone. */
const SIGNS =
  /[\s!-/:-@[-`{-~\u00ad\u00b7\u02b9\u02bb\u02bc\u02bd\u02be\u02bf\u02c8\u058a\u0970\u200b\u2010\u2011\u2012\u2013\u2014\u2015\u2018\u2019\u201b\u201c\u201d\u2032\u2033\u2035\u2043\u2060\u2212\u301c\u3030\ua78c\ufeff]/g;

/** Cyrillic and Greek letters that look like a Latin one, in both cases, and the Latin letters in the same order. */
const LOOK_ALIKES =
  '\u0410\u0430\u0412\u0432\u0415\u0435\u041a\u043a\u041c\u043c\u041d\u043d\u041e\u043e\u0420\u0440\u0421\u0441\u0422\u0442\u0423\u0443\u0425\u0445\u0405\u0455\u0406\u0456\u0408\u0458\u051a\u051b\u051c\u051d\u0391\u03b1\u0392\u03b2\u0395\u03b5\u0396\u03b6\u0397\u03b7\u0399\u03b9\u039a\u03ba\u039c\u03bc\u039d\u03bd\u039f\u03bf\u03a1\u03c1\u03a4\u03c4\u03a5\u03c5\u03a7\u03c7\u04c0\u04cf';
const LATIN = 'aabbeekkmmhhooppccttyyxxssiijjqqwwaabbeezzhhiikkmmnnooppttyyxxll';

const withLatin = (text: string): string => [...text].map((sign) => LATIN[LOOK_ALIKES.indexOf(sign)] ?? sign).join('');

/** Ignores letter case, signs and the script of letters and digits that look alike: "S.B.I." equals "SBI". A text of signs keeps them. */
export function comparable(text: string): string {
  const key = withLatin(toAsciiDigits(textKey(text))).replaceAll(' ', '');
  return key.replaceAll(SIGNS, '') || key;
}

interface ReferenceParts {
  mode: 'CHEQUE' | 'ONLINE';
  referenceNo: string;
  bankName: string | null;
  /** yyyy-MM-dd */
  referenceDate: string | null;
}

/**
 * The key for comparing two references: mode, number and, for cheques, bank and date (RECEIPT-53). Migration 0031 computes the
 * same key in SQL.
 */
export function referenceKeyOf({ mode, referenceNo, bankName, referenceDate }: ReferenceParts): string {
  const ofCheque = mode === 'CHEQUE' ? [comparable(bankName ?? ''), referenceDate ?? ''] : [];
  return [mode, comparable(referenceNo), ...ofCheque].join('|');
}
