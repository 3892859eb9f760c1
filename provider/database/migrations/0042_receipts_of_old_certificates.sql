-- The receipts of certificates that were issued before the column existed, from the audit trail.
DO $$
DECLARE
  before text := coalesce(current_setting('app.scope', true), '');
BEGIN
  PERFORM set_config('app.scope', 'platform', true);
  UPDATE fee_certificates c SET receipt_nos = ARRAY(
    SELECT number::integer FROM jsonb_array_elements_text((
      SELECT a.details -> 'after' -> 'receipts' FROM audit_entries a
       WHERE a.school_id = c.school_id AND a.entity = 'fee certificate' AND a.entity_id = c.certificate_no::text
         AND jsonb_typeof(a.details -> 'after' -> 'receipts') = 'array'
       ORDER BY a.id DESC LIMIT 1)) AS number)
   WHERE c.receipt_nos IS NULL AND EXISTS (
    SELECT FROM audit_entries a
     WHERE a.school_id = c.school_id AND a.entity = 'fee certificate' AND a.entity_id = c.certificate_no::text
       AND jsonb_typeof(a.details -> 'after' -> 'receipts') = 'array');
  PERFORM set_config('app.scope', before, true);
END $$;
