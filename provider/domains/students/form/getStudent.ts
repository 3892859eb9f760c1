import type { Handler } from '../../../call/handler.ts';
import { todayOf } from '../../../shared/clock.ts';
import { loadStudent } from '../students.queries.ts';
import { listedStudentView, studentView } from '../students.view.ts';

export const getStudent: Handler<'getStudent'> = async (ctx, { path, query }) => {
  const order = { today: todayOf(ctx.services.clock), sessionId: query.sessionId };
  const whole = await ctx.read((db) => loadStudent(db, path.id, order));
  const { privileges } = ctx.actor;
  const mayRead = privileges.has('LIST_STUDENT') || privileges.has('EDIT_STUDENT');
  return (mayRead ? studentView : listedStudentView)(whole, ctx.services);
};
