// The rows of a page: at first, and the choices of the user (TABLE-09, CONST-06).

export const PAGE_SIZE = 10;
export const PAGE_SIZES = [5, PAGE_SIZE, 25, 50] as const;
