export { byText } from './byText';
export { menuColumn, type TableColumn } from './columns';
export { DataTable } from './DataTable';
export type { DataTableProps, TableSelection, TableSort } from './types';
export { Pager } from './Pager';
export { useScrollArea } from './useScrollArea';
export type { ServerPaging, TablePaging } from './useTablePaging';
