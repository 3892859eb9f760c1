import type { Handler } from '../../call/handler.ts';
import { readFeeStructure } from './readFeeStructure.ts';

export const getStreamFeeStructure: Handler<'getStreamFeeStructure'> = (ctx, { path }) => readFeeStructure(ctx, path);
