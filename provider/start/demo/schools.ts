import sharp from 'sharp';
import type { schools } from '../../database/schema/index.ts';

export type DemoSchool = Omit<typeof schools.$inferInsert, 'nameKey' | 'createdAt' | 'logoId'> & {
  /** month, day and time in the year in which the running session starts */
  created: string;
  colours: [string, string];
  /** number of students in a section, by the sequence of its class */
  seats: (sequence: number) => number;
};

export const DEMO_SCHOOLS: readonly DemoSchool[] = [
  {
    name: 'Saraswati Vidya Mandir',
    address: '12 Station Road, Bani Park, Jaipur, Rajasthan 302016',
    principal: 'Dr. Kamla Devi Sharma',
    contactEmail: 'office@saraswati.example',
    contactPhone: '0141 2345678',
    contactMobile: '9829012345',
    studentCodeStartFrom: 1000,
    feeReceiptStartFrom: 1000,
    feeCertificateStartFrom: 1000,
    letterNo: 'SVM/JPR/2011/045',
    upiId: 'saraswati.vidya@upi',
    // The Act of 2025 applies to payments from 1 April 2026.
    certificateWording:
      'This certificate is issued for claiming deduction of tuition fee under Section 123 of the Income-tax Act, 2025 ' +
      '(for payments before 1 April 2026: Section 80C of the Income-tax Act, 1961).',
    created: '01-05T04:30:00.000Z',
    colours: ['#0f4c81', '#f2b134'],
    // About 600 students.
    seats: (sequence) => (sequence > 13 ? 14 : 20),
  },
  {
    name: 'Nalanda Public School',
    address: '7 Residency Area, Kota, Rajasthan 324001',
    principal: 'Mr. Arvind Mathur',
    contactEmail: 'contact@nalanda.example',
    contactPhone: null,
    contactMobile: '+91 9414098765',
    studentCodeStartFrom: 5000,
    feeReceiptStartFrom: 20000,
    feeCertificateStartFrom: 3000,
    letterNo: 'NPS/KOTA/2018/102',
    created: '02-16T06:15:00.000Z',
    colours: ['#7a1f3d', '#e8dcc4'],
    seats: () => 2,
  },
];

/** A crest of plain shapes, equal on every machine, because it needs no font. */
export const drawLogo = ([field, mark]: [string, string]): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">
  <path d="M128 12 232 44v92c0 62-48 94-104 112C72 230 24 198 24 136V44z" fill="${field}"/>
  <path d="M56 108c24-14 52-14 72 4 20-18 48-18 72-4v72c-24-14-52-14-72 4-20-18-48-18-72-4z" fill="${mark}"/>
  <path d="M128 112v72" stroke="${field}" stroke-width="6"/>
  <circle cx="128" cy="70" r="20" fill="${mark}"/>
</svg>`),
  )
    .png({ compressionLevel: 9 })
    .toBuffer();
