import type { Context } from '../../../call/context.ts';

/** The cashier whose receipts are asked for: the caller with `mine`, else undefined for all cashiers. */
export const drawerFilter = ({ actor }: Context, mine: boolean | undefined): number | undefined =>
  mine ? actor.userId : undefined;
