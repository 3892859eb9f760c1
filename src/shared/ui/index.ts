/** The shared parts of every screen. They know no api and no feature. */
export { DataTable, PAGE_SIZE, PAGE_SIZES } from './data-table';
export type { DataTableProps, ServerPaging, TablePaging, TableSelection, TableSort } from './data-table';
export { ConfirmDialog, type ConfirmDialogProps } from './dialog/ConfirmDialog';
export { IMAGE_BYTES, imageProblem } from './image/imageFile';
export { ImageUpload, type ImageUploadProps } from './image/ImageUpload';
export { StoredImage } from './image/StoredImage';
export type { ImageValue } from './image/useImageChoice';
export { Breadcrumbs, type Crumb } from './page/Breadcrumbs';
export { PageFrame } from './page/PageFrame';
export { PageSkeleton } from './page/PageSkeleton';
export type { LoadState, PageState } from './states/loadState';
export { EmptyState, FailedState, RefusedState } from './states/States';
