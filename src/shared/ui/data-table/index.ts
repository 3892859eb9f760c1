export { DataTable, type DataTableProps, type TableSelection, type TableSort } from './DataTable';
export { PAGE_SIZE, PAGE_SIZES } from './paging';
export type { ServerPaging, TablePaging } from './useTablePaging';
