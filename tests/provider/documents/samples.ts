// A school, a receipt, a certificate and a list as the provider would give them.
import type { FeeCertificateData } from '../../../provider/documents/printed/feeCertificate.ts';
import type { ListData } from '../../../provider/documents/printed/list.ts';
import type { ReceiptData } from '../../../provider/documents/printed/receipt.ts';
import type { DocumentSchool } from '../../../provider/documents/printed/school.ts';
import type { StudentCertificateData } from '../../../provider/documents/printed/studentCertificate.ts';

/** 8 x 8 px. */
export const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWPg94nBihiGlgQAzYctwZ66nVkAAAAASUVORK5CYII=',
  'base64',
);

export const school: DocumentSchool = {
  name: 'Saraswati Vidya Mandir',
  address: '12 Station Road, Jaipur, Rajasthan 302016',
  phone: '0141 2345678',
  mobile: '9829012345',
  email: 'office@saraswati.example',
  letterNo: 'SVM/JPR/2011/045',
  logo: LOGO,
};

export const cash = { mode: 'CASH', referenceNo: null, referenceDate: null, bankName: null } as const;
export const cheque = {
  mode: 'CHEQUE',
  referenceNo: '004512',
  referenceDate: '2026-04-10',
  bankName: 'State Bank of India',
} as const;

export const receipt: ReceiptData = {
  school,
  receiptNo: 1042,
  title: 'Fee Receipt',
  paymentDate: '2026-04-12',
  session: '2026-27',
  studentName: 'Asha Verma',
  studentCode: 1187,
  srNumber: '455',
  className: 'Class 5',
  section: 'A',
  fatherName: 'Mohan Verma',
  heads: [
    { name: 'Tuition fee', amount: 12_400_000 },
    { name: 'Exam fee', amount: 100_050 },
  ],
  amount: 12_500_050,
  payment: cash,
  confirmed: true,
  account: { payable: 20_000_000, discount: 500_000, paid: 12_500_050, balance: 6_999_950, asOf: '12/04/2026 10:30' },
  comments: null,
  cashier: 'Meena Gupta',
  cancelled: null,
  duplicate: false,
};

export const certificate: FeeCertificateData = {
  school,
  certificateNo: 3001,
  issuedOn: '2027-04-05',
  session: '2026-27',
  from: '2026-04-01',
  to: '2027-03-31',
  studentName: 'Asha Verma',
  studentCode: 1187,
  srNumber: null,
  fatherName: 'Mohan Verma',
  motherName: 'Sunita Verma',
  className: 'Class 5',
  section: null,
  heads: [
    { name: 'Tuition fee', amount: 1_500_000 },
    { name: 'Other fee', amount: 500_001 },
  ],
  receipts: [
    { receiptNo: 1042, paymentDate: '2026-04-12', payment: cash, amount: 1_000_000 },
    { receiptNo: 1388, paymentDate: '2026-08-03', payment: cheque, amount: 1_000_001 },
  ],
  taxWording: 'Tuition fee counts under section 80C of the Income-tax Act, 1961.',
  signatory: { name: 'Dr. Kamla Devi', office: 'Principal' },
  duplicate: false,
  replaces: null,
};

export const studentCertificate: StudentCertificateData = {
  school,
  certificateNo: 41,
  issuedOn: '2026-11-26',
  studentCode: 1187,
  studentName: 'Asha Verma',
  srNo: '455',
  fatherName: 'Mohan Verma',
  motherName: 'Sunita Verma',
  gender: 'FEMALE',
  category: 'OBC',
  dateOfBirth: '2012-06-15',
  admissionDate: '2018-04-02',
  sessionName: '2026 - 2027',
  className: '8',
  sectionName: 'A',
  receiptNo: 310,
  principal: 'Dr. Kamla Devi',
  details: {
    ...{ admissionClass: '1', lastExam: 'Annual', lastResult: 'Pass', promotion: 'Yes, to class 9' },
    ...{ duesClearedUpTo: 'November 2026', workingDays: 220, daysPresent: 204, conduct: 'Good' },
    ...{ applicationDate: '2026-11-20', leavingDate: '2026-11-25', reason: 'The family moves to Jodhpur' },
    ...{ purpose: 'to open a bank account', remarks: 'Fond of chess' },
  },
  ...{ preview: false, duplicate: false, cancelled: null, photo: null },
};

export const list: ListData = {
  school,
  title: 'Receipts',
  filters: [
    { label: 'Session', value: '2026-27' },
    { label: 'Class', value: 'All' },
  ],
  columns: [
    { title: 'Receipt no.', weight: 2 },
    { title: 'Student', weight: 5 },
    { title: 'Amount (₹)', weight: 2, align: 'right' },
  ],
  layout: 'landscape',
  madeOn: '2026-11-23',
};
