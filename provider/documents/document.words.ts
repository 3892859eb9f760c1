/** Texts that the layout adds to every document. */
export const documentWords = {
  page: (page: number, of: number) => `Page ${page} of ${of}`,
};
