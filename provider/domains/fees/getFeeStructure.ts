import type { Handler } from '../../call/handler.ts';
import { readFeeStructure } from './readFeeStructure.ts';

export const getFeeStructure: Handler<'getFeeStructure'> = (ctx, { path }) =>
  readFeeStructure(ctx, { ...path, stream: null });
