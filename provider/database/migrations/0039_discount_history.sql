-- Reasons of discounts that were changed before the history read them from the audit trail.
UPDATE audit_entries entry
   SET details = jsonb_set(entry.details, '{after,reason}', to_jsonb(changed.reason))
  FROM discount_changes changed
 WHERE changed.source = 'FEES' AND changed.reason IS NOT NULL
   AND entry.school_id = changed.school_id
   AND entry.event = 'saveStudentDiscount'
   AND entry.details ->> 'entity' = 'fees of a student in session ' || changed.session_id
   AND entry.details ->> 'id' = changed.student_id::text
   AND entry.user_id = changed.changed_by
   AND entry.at BETWEEN changed.changed_at AND changed.changed_at + interval '1 minute'
   AND (entry.details -> 'after' ->> 'discount')::numeric = changed.after;

-- Discounts of opening balances had no entries of their own. They are read by id, after those of their time.
INSERT INTO audit_entries (at, school_id, user_id, event, request_id, details)
SELECT changed_at, school_id, changed_by,
       CASE source WHEN 'OPENING_IMPORT' THEN 'importOpeningBalances' ELSE 'reverseOpeningBalances' END, 'migration',
       jsonb_build_object(
         'entity', 'fees of a student in session ' || session_id, 'id', student_id,
         'before', jsonb_build_object('discount', before::text),
         'after', jsonb_build_object('discount', after::text)
           || CASE WHEN reason IS NULL THEN '{}'::jsonb ELSE jsonb_build_object('file', reason) END)
  FROM discount_changes
 WHERE source <> 'FEES'
 ORDER BY id;
