import { act } from '@testing-library/react';
import type { Rendered } from '../../support/portal';

/** Opens an address as a link would, or goes back with -1. */
export async function goTo(
  { router }: Pick<Rendered, 'router'>,
  to: string | -1,
  state: unknown = null,
): Promise<void> {
  await act(() => (to === -1 ? router.navigate(-1) : router.navigate(to, { state })));
}
