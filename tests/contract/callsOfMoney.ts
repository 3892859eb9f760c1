// The calls of fees and receipts; see calls.test.ts.
import { FEE_STRUCTURE, STUDENT_FEES } from '../support/entities/fees';
import { RECEIPT } from '../support/entities/receipts';
import { fieldsIn } from '../support/entities/table';
import { FORM, JSON_BODY, PAGE, SPREADSHEET, type Call } from './call';

const FEE_RECORD = [
  ...fieldsIn(FEE_STRUCTURE, 'record'),
  ...fieldsIn(FEE_STRUCTURE, 'amount').map((amount) => `${amount}Percentage`),
];
const STUDENT_FEES_RECORD = fieldsIn(STUDENT_FEES, 'record');
const RECEIPT_RECORD = fieldsIn(RECEIPT, 'record');
const RECEIPT_FILTER = fieldsIn(RECEIPT, 'filter');
export const MONEY_CALLS: readonly Call[] = [
  {
    id: 'CALL-47 FEE-32 FEE-33 FEE-34',
    method: 'GET',
    path: '/fee-structure/{sessionId}/{classId}',
    entries: { dateWiseFeesList: ['minimumDate', 'minimumFee'] },
    answer: FEE_RECORD,
  },
  {
    id: 'CALL-47 FEE-32 FEE-33 FEE-34',
    method: 'GET',
    path: '/fee-structure/{sessionId}/{classId}/{stream}',
    entries: { dateWiseFeesList: ['minimumDate', 'minimumFee'] },
    answer: FEE_RECORD,
  },
  {
    id: 'CALL-48 FEE-32 FEE-33',
    method: 'PUT',
    path: '/fee-structure',
    kind: JSON_BODY,
    body: fieldsIn(FEE_STRUCTURE, 'form'),
    answer: FEE_RECORD,
  },
  {
    id: 'CALL-49 FEE-34',
    method: 'PUT',
    path: '/fee-structure/terms',
    kind: JSON_BODY,
    body: fieldsIn(FEE_STRUCTURE, 'terms'),
    entries: { fees: ['minimumDate', 'minimumFee'] },
    answer: FEE_RECORD,
  },
  {
    id: 'CALL-50 CALL2-26 CALL2-38 ENUM-11 FEE-48',
    method: 'POST',
    path: '/fee/structure/student',
    kind: JSON_BODY,
    body: ['studentId', 'sessionId'],
    answer: STUDENT_FEES_RECORD,
  },
  {
    id: 'CALL-51 CALL2-27 ENUM-11',
    method: 'PUT',
    path: '/fee/student/discount',
    kind: JSON_BODY,
    body: fieldsIn(STUDENT_FEES, 'form'),
    answer: STUDENT_FEES_RECORD,
  },
  {
    id: 'CALL2-28 ENUM-14 ENUM-15',
    method: 'POST',
    path: '/receipt/receipt',
    kind: JSON_BODY,
    body: fieldsIn(RECEIPT, 'create'),
    answer: RECEIPT_RECORD,
  },
  {
    id: 'CALL2-29',
    method: 'POST',
    path: '/receipt/student/receipts',
    query: ['page', 'size', 'sort'],
    kind: JSON_BODY,
    body: RECEIPT_FILTER,
    entries: { content: RECEIPT_RECORD },
    answer: [...PAGE, 'totalAmount', 'cancelled'],
  },
  { id: 'CALL2-30 ENUM-14', method: 'GET', path: '/receipt/receipt/{id}', answer: RECEIPT_RECORD },
  {
    id: 'CALL2-31 ENUM-14',
    method: 'DELETE',
    path: '/receipt/receipt/{id}',
    kind: JSON_BODY,
    body: ['comments'],
    answer: RECEIPT_RECORD,
  },
  {
    id: 'CALL2-34',
    method: 'GET',
    path: '/receipt/v2/receipt/download/{receiptId}',
    query: ['html'],
    answer: 'file',
    files: ['application/pdf', 'text/html'],
  },
  {
    id: 'CALL2-33',
    method: 'POST',
    path: '/receipt/student/receipts/download',
    kind: JSON_BODY,
    body: [...RECEIPT_FILTER, 'fileFormat', 'sort?'],
    answer: 'file',
    files: [SPREADSHEET, 'application/pdf'],
  },
  {
    id: 'CALL2-32',
    method: 'POST',
    path: '/receipt/student/fee-certificate',
    kind: JSON_BODY,
    body: ['studentId', 'sessionId', 'html'],
    answer: 'file',
    files: ['application/pdf', 'text/html'],
  },
  {
    id: 'CALL2-35',
    method: 'POST',
    path: '/receipt/receipt/confirm',
    kind: JSON_BODY,
    body: ['receipts', 'filter?', 'sessionId'],
    entries: { receipts: ['receiptId', 'status'] },
    answer: ['receipts', 'amount'],
  },
  {
    id: 'CALL2-36',
    method: 'POST',
    path: '/receipt/receipt/confirmViaFile',
    kind: FORM,
    body: ['fingerprint?', 'receiptsFile', 'sessionId'],
    answer: ['receipts', 'amount'],
  },
  {
    id: 'CALL2-37 ENUM-16',
    method: 'GET',
    path: '/receipt/student/activeSessionsPendingFee',
    query: ['schoolId', 'studentId', 'excludeSessionId'],
    answer: ['sessionId', 'sessionDisplayName', 'remainingFee'],
    list: true,
  },
];
