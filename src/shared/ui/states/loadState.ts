/** How far the data of a table or a page is. A failure shows the server's message when it has one. */
export type LoadState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly message?: string | undefined; readonly onRetry?: (() => void) | undefined };

/** A page can also be refused to the user. */
export type PageState = LoadState | { readonly kind: 'refused'; readonly message?: string | undefined };
