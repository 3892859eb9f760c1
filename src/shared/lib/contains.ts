/** Whether a text has the typed part somewhere; letter case and blanks around the part do not count. */
export const contains = (text: string, part: string): boolean => text.toLowerCase().includes(part.trim().toLowerCase());
