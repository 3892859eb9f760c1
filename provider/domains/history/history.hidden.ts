// The fields of audit entries that History does not show.

/** Attributes that locate the record in the school, and counts: they are not shown as changes. */
const CONTEXT = new Set([
  ...['sessionId', 'schoolId', 'studentId', 'receiptNo', 'file', 'fileName', 'rows', 'receipts', 'copiedFrom'],
  ...['photo', 'changed', 'version', 'userId', 'userName', 'createdBy'],
]);

/** Fields that are not shown for one kind of record: the parts of its key. */
const OF_ENTITY: Readonly<Record<string, readonly string[]>> = {
  'fee structure': ['classId', 'stream'],
  section: ['classId'],
};

/** @param entity of the audit entry */
export const isHidden = (name: string, entity: string | null): boolean =>
  CONTEXT.has(name) || (OF_ENTITY[entity ?? '']?.includes(name) ?? false);
