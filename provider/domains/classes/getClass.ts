import type { Handler } from '../../call/handler.ts';
import { storedClass } from './classes.view.ts';

export const getClass: Handler<'getClass'> = (ctx, { path }) => ctx.read((db) => storedClass(ctx, db, path.id));
