// The last digit of an Aadhaar number after Verhoeff: the demo's numbers pass the check the portal makes.
const TURN = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

/** Sum in the group of a pentagon's symmetries. */
const add = (a: number, b: number): number => {
  if (a < 5) return b < 5 ? (a + b) % 5 : 5 + ((a + b - 5) % 5);
  return b < 5 ? 5 + ((a - 5 - b + 5) % 5) : (a - b + 5) % 5;
};
const turned = (digit: number, times: number): number =>
  Array.from({ length: times }).reduce<number>((at) => TURN[at] ?? 0, digit);

/** `eleven` digits and their check digit. */
export function withCheckDigit(eleven: string): string {
  const sum = [...eleven].reverse().reduce((at, digit, place) => add(at, turned(Number(digit), (place + 1) % 8)), 0);
  return eleven + String(sum < 5 ? (5 - sum) % 5 : sum);
}
