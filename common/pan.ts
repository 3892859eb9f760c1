// PAN numbers: five letters, four digits, one letter. A masked one is 'XXXXXX234F'; no PAN has six letters in front.

const MASK = 'XXXXXX';
const LENGTH = 10;

/** Whether a text has the format of a PAN, in capitals. */
export const isPan = (text: string): boolean => /^[A-Z]{5}[0-9]{4}[A-Z]$/.test(text);

/** The fourth letter of a person's PAN is P. Another letter is only a reason for a warning. */
export const isPersonsPan = (pan: string): boolean => !isPan(pan) || pan[3] === 'P';

/** The mask of the last four characters: '234F' → 'XXXXXX234F'. */
export const panMask = (last4: string): string => `${MASK}${last4}`;

/** 'ABCPE1234F' → 'XXXXXX234F', as in lists; a text of another length is returned unchanged. */
export const maskedPan = (pan: string): string => (pan.length === LENGTH ? panMask(pan.slice(-4)) : pan);

/** Whether only the last four characters are known. */
export const isMaskedPan = (pan: string): boolean => pan.startsWith(MASK);
