-- The headings of workbooks of opening balances and of lists of receipts to confirm are remembered too.
ALTER TABLE import_headings DROP CONSTRAINT import_headings_reader_check;
ALTER TABLE import_headings ADD CONSTRAINT import_headings_reader_check
  CHECK (reader IN ('STUDENTS', 'TEACHERS', 'OPENING_BALANCES', 'RECEIPTS'));
