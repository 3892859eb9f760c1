// The default and the selectable numbers of rows on a page (TABLE-09, CONST-06).

export const PAGE_SIZE = 10;
export const PAGE_SIZES = [5, PAGE_SIZE, 25, 50] as const;
