import { keyLetter } from '@/shared/lib/keyLetter';

test.each([
  ['s', 'KeyS', 's'],
  ['S', 'KeyS', 's'],
  // AZERTY and Dvorak have Latin letters and signs in other positions.
  ['z', 'KeyW', 'z'],
  [';', 'KeyZ', ';'],
  ['े', 'KeyS', 's'],
  ['त्र', 'KeyY', 'y'],
  ['ы', 'KeyS', 's'],
  ['Unidentified', 'KeyZ', 'z'],
])('the letter of the key %s, %s, is %s', (key, code, letter) => {
  expect(keyLetter({ key, code })).toBe(letter);
});
