// The remaining fees of a session by the age of the instalments in one statement: the calculation of common/dueAges.ts in SQL.
import { sql, type SQL } from 'drizzle-orm';
import { sessionDues, type DuesScope } from './sessionDues.ts';

interface AgesScope extends DuesScope {
  /** the day on which the ages are counted, yyyy-MM-dd */
  day: string;
}

const openOf = (condition: SQL): SQL => sql`coalesce(sum(t.open) FILTER (WHERE ${condition}), 0)`;

/**
 * A query of the rows of `sessionDues` with, in rupees, up_to_30, up_to_60, up_to_90, over_90, not_yet_due and undated, which add
 * up to remaining; due, the sum of the first four; and later_date and later_amount of the first open instalment after the day,
 * null without one. Dues of earlier sessions are an instalment of the first day of the session.
 */
export const sessionDueAges = ({ day, ...scope }: AgesScope): SQL => sql`
  SELECT d.*, a.*, d.remaining - a.due - a.not_yet_due AS undated
    FROM (${sessionDues(scope)}) AS d
   CROSS JOIN LATERAL (
     SELECT ${openOf(sql`t.age BETWEEN 0 AND 30`)} AS up_to_30, ${openOf(sql`t.age BETWEEN 31 AND 60`)} AS up_to_60,
            ${openOf(sql`t.age BETWEEN 61 AND 90`)} AS up_to_90, ${openOf(sql`t.age > 90`)} AS over_90,
            ${openOf(sql`t.age < 0`)} AS not_yet_due, ${openOf(sql`t.age >= 0`)} AS due,
            min(t.due_date) FILTER (WHERE t.age < 0 AND t.open > 0) AS later_date,
            (array_agg(t.open ORDER BY t.due_date) FILTER (WHERE t.age < 0 AND t.open > 0))[1] AS later_amount
       FROM (
         SELECT i.due_date, ${day}::date - i.due_date AS age,
                greatest(0, least(d.paid + d.remaining, i.upto) - greatest(d.paid, i.upto - i.amount)) AS open
           FROM (
             SELECT due_date, sum(amount) AS amount, sum(sum(amount)) OVER (ORDER BY due_date) AS upto
               FROM (SELECT due_date, amount FROM fee_terms
                      WHERE school_id = ${scope.schoolId}::integer AND structure_id = d.structure_id
                      UNION ALL
                     SELECT d.session_start, d.brought_forward WHERE d.brought_forward > 0) AS w
              GROUP BY due_date) AS i) AS t) AS a`;
