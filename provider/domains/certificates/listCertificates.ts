import type { Handler } from '../../call/handler.ts';
import { pageOf } from '../../shared/paging.ts';
import { withContent } from './certificate.queries.ts';
import { CERTIFICATE_TYPES, mayUse } from './certificate.rules.ts';
import { certificateView } from './certificate.view.ts';
import { requireType } from './certificateContent.ts';
import { listPage } from './list.queries.ts';

/** Of the types that the user may issue; 137 for another chosen type. */
export const listCertificates: Handler<'listCertificates'> = async (ctx, { body }) => {
  const { type = null } = body;
  if (type !== null) requireType(ctx, type);
  const types = type === null ? CERTIFICATE_TYPES.filter((one) => mayUse(ctx.actor, one)) : [type];
  const { page, size } = pageOf({}, body);
  const { rows, total } = await ctx.read((db) => listPage(db, { ...body, types }, page, size));
  return {
    content: rows.map((row) => certificateView(withContent(row))),
    totalElements: total,
    totalPages: Math.ceil(total / size),
  };
};
