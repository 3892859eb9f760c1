import fc from 'fast-check';
import { MOST_PAISE } from '../../common/money.ts';
import { numberInWords, rupeesInWords } from '../../common/moneyWords.ts';

test.each([
  [12_500_050, 'Rupees One Lakh Twenty Five Thousand and Fifty Paise Only'],
  [0, 'Rupees Zero Only'],
  [1, 'One Paisa Only'],
  [50, 'Fifty Paise Only'],
  [100, 'Rupees One Only'],
  [101, 'Rupees One and One Paisa Only'],
  [1_199, 'Rupees Eleven and Ninety Nine Paise Only'],
  [2_000, 'Rupees Twenty Only'],
  [99_900, 'Rupees Nine Hundred Ninety Nine Only'],
  [100_000, 'Rupees One Thousand Only'],
  [100_100, 'Rupees One Thousand One Only'],
  [1_010_115, 'Rupees Ten Thousand One Hundred One and Fifteen Paise Only'],
  [10_000_000, 'Rupees One Lakh Only'],
  [1_000_000_000, 'Rupees One Crore Only'],
  [12_345_678_900, 'Rupees Twelve Crore Thirty Four Lakh Fifty Six Thousand Seven Hundred Eighty Nine Only'],
  [1_000_000_000_000, 'Rupees One Thousand Crore Only'],
  [100_000_000_000_000, 'Rupees One Lakh Crore Only'],
  [
    MOST_PAISE,
    'Rupees Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Nine Crore Ninety Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Nine and Ninety Nine Paise Only',
  ],
])('%i paise are %j', (paise, words) => expect(rupeesInWords(paise)).toBe(words));

test.each([
  [0, 'Zero'],
  [342, 'Three Hundred Forty Two'],
  [2_800, 'Two Thousand Eight Hundred'],
])('%i in words is %j', (number, words) => expect(numberInWords(number)).toBe(words));

const ONES = [
  ...['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'],
  ...['Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen'],
];
const TENS = ['Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const UNITS = new Map(Object.entries({ Hundred: 1e2, Thousand: 1e3, Lakh: 1e5, Crore: 1e7 }));

/** The number that words say: a unit multiplies what is before it and is smaller. */
function numberOf(words: string[]): number {
  const stack: number[] = [];
  for (const word of words) {
    const unit = UNITS.get(word);
    if (unit === undefined) stack.push(ONES.includes(word) ? ONES.indexOf(word) : 20 + 10 * TENS.indexOf(word));
    else {
      let before = 0;
      while ((stack.at(-1) ?? unit) < unit) before += stack.pop() ?? 0;
      stack.push(before * unit);
    }
  }
  return stack.reduce((sum, part) => sum + part, 0);
}

test('the words of every amount give its value, and every word is a known number word', () => {
  fc.assert(
    fc.property(fc.nat(Math.floor(MOST_PAISE / 100) - 1), fc.nat(99), (rupees, paise) => {
      fc.pre(rupees > 0);
      const words = rupeesInWords(rupees * 100 + paise);
      const [, whole = '', decimals = ''] =
        /^Rupees ([A-Za-z ]*?)(?: and ([A-Za-z ]*) Pais[ea])? Only$/.exec(words) ?? [];
      expect(numberOf(whole.split(' '))).toBe(rupees);
      expect(decimals === '' ? 0 : numberOf(decimals.split(' '))).toBe(paise);
    }),
  );
});

test.each([[-1], [0.5], [MOST_PAISE + 1], [Number.NaN]])('%d paise have no words', (paise) => {
  expect(() => rupeesInWords(paise)).toThrow(RangeError);
});
