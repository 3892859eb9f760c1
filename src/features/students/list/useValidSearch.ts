import type { FormInstance } from 'antd';

/** Calls `use` with the search text of a filter form; a text with an error stays in its field, which shows the error. */
export function useValidSearch<F extends { readonly searchText: string }>(
  form: FormInstance<F>,
  use: (searchText: string) => void,
): () => void {
  return () => {
    const checked = form.validateFields(['searchText'] as never) as Promise<Pick<F, 'searchText'>>;
    void checked.then(
      ({ searchText }) => use(searchText),
      () => undefined,
    );
  };
}
