/** The lower-case letter of a key; on a keyboard whose letters are not Latin, such as Devanagari, the Latin one of its position. */
export const keyLetter = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string =>
  (/^[!-~]$/.test(key) ? key : code.replace('Key', '')).toLowerCase();
