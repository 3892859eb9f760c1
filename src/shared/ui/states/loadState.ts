/**
 * How far the data of a table or a page is. A failure shows the server's message when it has one; what is refused to the
 * user is not tried again.
 */
export type LoadState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly message?: string | undefined; readonly onRetry?: (() => void) | undefined }
  | Refused;

export interface Refused {
  readonly kind: 'refused';
  readonly message?: string | undefined;
  /** whom to turn to; by default an administrator of the school */
  readonly hint?: string | undefined;
}

export type PageState = LoadState;
