// The HTTP status of every code, written down once more by hand: a client may go by either.
import { codes } from '../../contract/support';
import { CODES } from '../../../provider/contract/generated/codes.gen.ts';
import { ApiError } from '../../../provider/shared/fail.ts';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const STATUSES: Record<number, number[]> = {
  200: [100],
  400: [
    109, 110, 117, 119, 123, 124, 125, 130, 131, 135, 142, 144, 145, 146, 148, 156, 159, 167, 170, 172, 173, 177, 178,
  ],
  401: [107],
  403: [104, 136, 137, 189],
  404: [102, 103, 118, 122, 147, 149, 153, 158, 161, 176],
  409: [
    ...[101, 105, 106, ...range(111, 116), 120, 121, ...range(126, 129), 132, 133, 134, 139, 140, 141, 143],
    ...[150, 151, 152, 154, 155, 157, 160, 162, 163, 164, 168, 169, 171, 174, 179],
    ...[...range(180, 188), 190, 191, 205],
  ],
  413: [201],
  415: [202],
  422: [165, 166, 206],
  429: [203],
  500: [108, 175],
  503: [204],
};

test.each(Object.entries(STATUSES).flatMap(([status, some]) => some.map((code) => [code, Number(status)] as const)))(
  'F5 CODE-12 code %i is sent with HTTP %i',
  (code, status) => {
    const inContract = Object.values(codes).filter((one) => one.code === code);
    const inProvider = Object.values<{ code: number; status: number }>(CODES).filter((one) => one.code === code);
    expect([inContract, inProvider].map((some) => some.map((one) => one.status))).toEqual([[status], [status]]);
  },
);

test('CODE-11 a failure without a message of its own has the text of its code, else the sentence of the catalogue', () => {
  const names = Object.keys(CODES) as (keyof typeof CODES)[];
  expect(names).toHaveLength(Object.keys(codes).length);
  for (const name of names)
    expect([name, new ApiError(name).message]).toEqual([name, codes[name]?.text ?? codes[name]?.says]);
});

test('F5 every code has its HTTP status', () => {
  const sorted = (some: number[]) => [...some].sort((a, b) => a - b);
  expect(sorted(Object.values(codes).map(({ code }) => code))).toEqual(sorted(Object.values(STATUSES).flat()));
});
