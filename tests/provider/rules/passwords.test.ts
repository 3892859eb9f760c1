// Passwords a user would guess first keep the composition rule and are refused all the same.
import { createRequire } from 'node:module';
import { isEasyToGuess, rejectEasyPassword, wordIn } from '../../../provider/shared/passwordRule.ts';

const { dictionary } = createRequire(import.meta.filename)('@zxcvbn-ts/language-common') as {
  dictionary: { 'passwords-common': string[] };
};
const AROUND = ['Saraswati Vidya Mandir', 'asha.verma', 'Asha Verma'];
const POLICY = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]{8,14}$/;

/** What people make of a word that is refused for having no capital, digit or sign. */
const dressed = (word: string): string[] => {
  const capital = word.charAt(0).toUpperCase() + word.slice(1);
  return [`${capital}@123`, `${capital}@1`, `${capital}1!`, `${capital}@2026`, `${capital}#`, `@1${capital}`];
};

const LIST = dictionary['passwords-common']
  .filter((word) => /^[a-z]{4,}$/.test(word))
  .flatMap(dressed)
  .filter((password) => POLICY.test(password))
  .slice(0, 3000);

test('A12 the 3,000 commonest passwords that keep the rule are all refused', () => {
  expect(LIST).toHaveLength(3000);
  expect(LIST.filter((password) => !isEasyToGuess(password, []))).toEqual([]);
});

test.each(['Welcome@123', 'Password@1', 'P@ssw0rd1', 'Qwerty@123', 'Admin@1234', 'India@1234', '$unshine9A'])(
  'A12 %s is refused',
  (password) => expect(isEasyToGuess(password, [])).toBe(true),
);

test.each(['Saraswati@1', 'Sar@swati1X', 'Mandir@2026', 'Verma@1234', 'xAsha@12Verma!', '12Vidya@A'])(
  'A12 %s names the school or its user',
  (password) => {
    expect(isEasyToGuess(password, AROUND)).toBe(true);
  },
);

test.each(['Kx7!mmQpZ', 'Monsoon@26', 'Harvest@Moon7', 'tRk9$vLq2!'])('A12 %s is taken', (password) => {
  expect(isEasyToGuess(password, AROUND)).toBe(false);
});

test.each([
  ['P@ssw0rd1', 'password'],
  ['12Welcome@!', 'welcome'],
  ['Kx7!mmQpZ', 'kxtimmqpz'],
  ['@123!', ''],
])('A12 the word in %s is %j', (password, word) => expect(wordIn(password)).toBe(word));

test('A12 the refusal is shown at its field and says what to avoid', () => {
  const message = 'This password is too easy to guess. Avoid common words, and the names of the school and the user.';
  expect(() => rejectEasyPassword('newPassword', 'Mandir@2026', AROUND)).toThrow(message);
  expect(() => rejectEasyPassword('newPassword', 'Kx7!mmQpZ', AROUND)).not.toThrow();
});
