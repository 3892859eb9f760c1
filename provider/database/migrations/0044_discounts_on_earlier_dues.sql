-- The part of a discount that was given on dues of earlier sessions; the rest was given on the fee of the session. Existing discounts
-- counted up to the sum of both, so the part is what counts on earlier dues now, and no dues change.
SELECT set_config('app.scope', 'platform', true);

ALTER TABLE student_fees
  ADD COLUMN discount_on_earlier numeric(12, 2) NOT NULL DEFAULT 0,
  ADD CONSTRAINT student_fees_on_earlier CHECK (discount_on_earlier BETWEEN 0 AND discount);

-- The fee of the session as in sessionDues.ts. Where it is not determined, no dues are either, and the part stays 0.
UPDATE student_fees g SET discount_on_earlier = least(g.discount - d.session_fee, d.brought_forward)
  FROM (
    SELECT s.school_id, s.session_id, s.student_id, o.brought_forward,
           CASE WHEN e.rte THEN 0
                ELSE greatest(0, f.total_fee - CASE WHEN s.admission_fee_applicable THEN 0 ELSE f.admission_fee END) END AS session_fee
      FROM student_fees s
      JOIN opening_balances o ON o.school_id = s.school_id AND o.session_id = s.session_id AND o.student_id = s.student_id
      JOIN enrolments e ON e.school_id = s.school_id AND e.session_id = s.session_id AND e.student_id = s.student_id
      JOIN sessions y ON y.school_id = e.school_id AND y.id = e.session_id
      LEFT JOIN sections p ON p.school_id = e.school_id AND p.id = e.section_id
      JOIN fee_structures f ON f.school_id = e.school_id AND f.session_id = e.session_id AND f.class_id = e.class_id
       AND (coalesce(f.stream, '') = coalesce(p.stream, '')
              AND (y.status = 'COMPLETED' OR NOT (e.section_id IS NULL AND EXISTS (
                SELECT FROM sections n
                 WHERE n.school_id = e.school_id AND n.class_id = e.class_id AND n.stream IS NOT NULL AND n.deleted_at IS NULL)))
            OR f.stream IS NULL AND y.status <> 'UPCOMING' AND NOT EXISTS (
              SELECT FROM fee_structures n
               WHERE n.school_id = f.school_id AND n.session_id = f.session_id AND n.class_id = f.class_id AND n.stream IS NOT NULL))) AS d
 WHERE d.school_id = g.school_id AND d.session_id = g.session_id AND d.student_id = g.student_id
   AND g.discount > d.session_fee AND d.brought_forward > 0;
