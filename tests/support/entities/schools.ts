// The fields of a school. Parts: `record` of a response, `form` of a request; `required`, `text` and `start` of the form, where a
// `text` is optional and a `start` is the first number of a series.
import type { FieldTable } from './table';

export const SCHOOL = {
  schoolId: { in: 'record' },
  schoolName: { in: 'record form required', title: 'School name', sample: 'Gyan Jyoti School' },
  address: { in: 'record form required', title: 'Address', sample: '4 Lake Road, Udaipur' },
  principal: { in: 'record form text', title: 'Principal', sample: 'Mrs. Meena Joshi' },
  contactEmail: { in: 'record form text', title: 'Email', sample: 'office@gyanjyoti.example' },
  contactPhone: { in: 'record form text', title: 'Phone', sample: '0294 2412345' },
  contactMobile: { in: 'record form text', title: 'Mobile', sample: '+91 9414012345' },
  letterNo: { in: 'record form text', title: 'Letter number', sample: 'GJS/UDR/2020/7' },
  upiId: { in: 'record form? text', title: 'UPI id', sample: 'gyan.jyoti@upi' },
  certificateWording: {
    in: 'record form? text',
    title: 'Wording of the fee certificate',
    sample: 'Issued for the tax office\nunder Section 80C.',
  },
  studentCodeStartFrom: { in: 'record form start', title: 'Student code start from', sample: 1000 },
  feeReceiptStartFrom: { in: 'record form start', title: 'Fee receipt start from', sample: 2000 },
  feeCertificateStartFrom: { in: 'record form start', title: 'Fee certificate start from', sample: 3000 },
  logo: { in: 'record form' },
  disabled: { in: 'record' },
  createdAt: { in: 'record' },
  version: { in: 'record form?' },
} as const satisfies FieldTable;
