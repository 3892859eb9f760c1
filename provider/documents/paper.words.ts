/** What the kit itself writes on papers. */
export const paperWords = {
  page: (page: number, of: number) => `Page ${page} of ${of}`,
};
