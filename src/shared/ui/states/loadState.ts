/** The state of the data of a table or page. A failure shows the server's message if there is one; a denied request cannot be retried. */
export type LoadState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly message?: string | undefined; readonly onRetry?: (() => void) | undefined }
  | Refused;

export interface Refused {
  readonly kind: 'refused';
  readonly message?: string | undefined;
  /** whom to ask; by default an administrator of the school */
  readonly hint?: string | undefined;
}

export type PageState = LoadState;
