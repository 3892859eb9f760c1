import type { Context } from '../../../call/context.ts';

/** The cashier of the requested receipts: the caller with `mine`, otherwise undefined for all cashiers. */
export const drawerFilter = ({ actor }: Context, mine: boolean | undefined): number | undefined =>
  mine ? actor.userId : undefined;
