-- The numbers of the receipts on a fee certificate, because later enrolments change what a new one covers; null for those issued before.
ALTER TABLE fee_certificates ADD COLUMN receipt_nos integer[];
