-- A receipt is a document: what it states is stored with it when it is created, and every print shows the same. The program may
-- not update these columns (0011_receipts.sql grants the update of four others).
SELECT set_config('app.scope', 'platform', true);

ALTER TABLE receipts
  -- the moment of the figures below
  ADD COLUMN stated_at timestamptz,
  ADD COLUMN session_name text,
  ADD COLUMN student_name text,
  -- blank without a father
  ADD COLUMN father_name text,
  ADD COLUMN sr_no text,
  ADD COLUMN class_name text,
  ADD COLUMN section_name text,
  -- null for a user of the platform, who is named in no school
  ADD COLUMN cashier text,
  -- the amount shared over the heads of the fee structure; all null where the receipt has one head, named after its type
  ADD COLUMN admission_fee numeric(12, 2),
  ADD COLUMN tuition_fee numeric(12, 2),
  ADD COLUMN exam_fee numeric(12, 2),
  ADD COLUMN computer_fee numeric(12, 2),
  ADD COLUMN development_fee numeric(12, 2),
  ADD COLUMN other_fee numeric(12, 2),
  -- the account of the session after this payment; null for a receipt that pays no fee, or whose fee was not determined
  ADD COLUMN payable numeric(12, 2),
  ADD COLUMN discount numeric(12, 2),
  ADD COLUMN paid_so_far numeric(12, 2),
  ADD COLUMN balance numeric(12, 2);

-- The update changes no status: the counts stay as they are.
ALTER TABLE receipts DISABLE TRIGGER count_changed;

-- Existing receipts state what a print of them showed until now: the figures of this moment (common/dues.ts, common/prorata.ts).
WITH paid AS (
  SELECT school_id, student_id, session_id, sum(amount) AS amount
  FROM receipts WHERE type = 'FEE' AND status <> 'CANCELLED' GROUP BY 1, 2, 3
), facts AS (
  SELECT r.school_id, r.id, r.amount, st.rte, f.id AS structure_id, f.total_fee,
    f.admission_fee, f.tuition_fee, f.exam_fee, f.computer_fee, f.development_fee, f.other_fee,
    coalesce(d.admission_fee_applicable, st.admission_date BETWEEN se.start_date AND se.end_date) AS applicable,
    coalesce(d.discount, 0) AS discount, coalesce(p.amount, 0) AS paid
  FROM receipts r
  JOIN enrolments e ON e.school_id = r.school_id AND e.session_id = r.session_id AND e.student_id = r.student_id
  JOIN students st ON st.school_id = r.school_id AND st.id = r.student_id
  JOIN sessions se ON se.school_id = r.school_id AND se.id = r.session_id
  LEFT JOIN sections sn ON sn.school_id = e.school_id AND sn.id = e.section_id
  JOIN fee_structures f ON f.school_id = e.school_id AND f.session_id = e.session_id AND f.class_id = e.class_id
    AND coalesce(f.stream, '') = coalesce(sn.stream, '')
    AND NOT (e.section_id IS NULL AND EXISTS (
      SELECT 1 FROM sections s
      WHERE s.school_id = e.school_id AND s.class_id = e.class_id AND s.stream IS NOT NULL AND s.deleted_at IS NULL))
  LEFT JOIN student_fees d ON d.school_id = r.school_id AND d.session_id = r.session_id AND d.student_id = r.student_id
  LEFT JOIN paid p ON p.school_id = r.school_id AND p.student_id = r.student_id AND p.session_id = r.session_id
  WHERE r.type = 'FEE'
), account AS (
  SELECT school_id, facts.id, payable, discount, paid, greatest(0, payable - paid - discount) AS balance
  FROM facts CROSS JOIN LATERAL (SELECT CASE WHEN rte THEN 0
    ELSE greatest(0, total_fee - CASE WHEN applicable THEN 0 ELSE admission_fee END) END AS payable) owed
), weighed AS (
  -- In paise, as numeric without a fraction: the products are exact.
  SELECT school_id, facts.id, head, amount * 100 AS paise, weight * 100 AS weight,
    sum(weight * 100) OVER (PARTITION BY school_id, facts.id) AS weights
  FROM facts CROSS JOIN LATERAL (VALUES
    (1, CASE WHEN applicable THEN admission_fee ELSE 0 END), (2, tuition_fee), (3, exam_fee), (4, computer_fee),
    (5, development_fee), (6, other_fee)) AS heads (head, weight)
  WHERE weight > 0 AND amount > 0
), parts AS (
  SELECT school_id, id, head, div(paise * weight, weights) AS whole,
    paise - sum(div(paise * weight, weights)) OVER (PARTITION BY school_id, id) AS missing,
    row_number() OVER (PARTITION BY school_id, id ORDER BY mod(paise * weight, weights) DESC, head) AS turn
  FROM weighed
), shares AS (
  SELECT school_id, id, head, (whole + CASE WHEN turn <= missing THEN 1 ELSE 0 END) / 100 AS share FROM parts
), heads AS (
  SELECT school_id, id,
    max(share) FILTER (WHERE head = 1) AS admission_fee, max(share) FILTER (WHERE head = 2) AS tuition_fee,
    max(share) FILTER (WHERE head = 3) AS exam_fee, max(share) FILTER (WHERE head = 4) AS computer_fee,
    max(share) FILTER (WHERE head = 5) AS development_fee, max(share) FILTER (WHERE head = 6) AS other_fee
  FROM shares GROUP BY 1, 2
)
UPDATE receipts r SET
  stated_at = now(), session_name = se.name, student_name = st.name, father_name = st.father_name, sr_no = st.sr_no,
  class_name = c.name, section_name = sn.name, cashier = coalesce(u.full_name, u.user_name),
  admission_fee = h.admission_fee, tuition_fee = h.tuition_fee, exam_fee = h.exam_fee, computer_fee = h.computer_fee,
  development_fee = h.development_fee, other_fee = h.other_fee,
  payable = a.payable, discount = a.discount, paid_so_far = a.paid, balance = a.balance
FROM receipts own
JOIN sessions se ON se.school_id = own.school_id AND se.id = own.session_id
JOIN students st ON st.school_id = own.school_id AND st.id = own.student_id
LEFT JOIN classes c ON c.school_id = own.school_id AND c.id = own.class_id
LEFT JOIN sections sn ON sn.school_id = own.school_id AND sn.id = own.section_id
LEFT JOIN users u ON u.id = own.created_by AND u.school_id = own.school_id
LEFT JOIN account a ON a.school_id = own.school_id AND a.id = own.id
LEFT JOIN heads h ON h.school_id = own.school_id AND h.id = own.id
WHERE r.school_id = own.school_id AND r.id = own.id;

ALTER TABLE receipts ENABLE TRIGGER count_changed;
ALTER TABLE receipts
  ALTER COLUMN stated_at SET NOT NULL,
  ALTER COLUMN session_name SET NOT NULL,
  ALTER COLUMN student_name SET NOT NULL,
  ALTER COLUMN father_name SET NOT NULL,
  ALTER COLUMN sr_no SET NOT NULL,
  ADD CONSTRAINT receipts_heads CHECK (
    num_nonnulls(admission_fee, tuition_fee, exam_fee, computer_fee, development_fee, other_fee) = 0
    OR amount = coalesce(admission_fee, 0) + coalesce(tuition_fee, 0) + coalesce(exam_fee, 0) + coalesce(computer_fee, 0)
      + coalesce(development_fee, 0) + coalesce(other_fee, 0)),
  ADD CONSTRAINT receipts_account CHECK (num_nonnulls(payable, discount, paid_so_far, balance) IN (0, 4));

-- A certificate names the one it replaces; null for the first of a student and session, and for those of before.
ALTER TABLE fee_certificates
  ADD COLUMN replaces_no integer,
  ADD CONSTRAINT fee_certificates_replaces FOREIGN KEY (school_id, replaces_no)
    REFERENCES fee_certificates (school_id, certificate_no);
