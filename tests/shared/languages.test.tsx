// A second language is a second file: a text without a words.ts of its own is read through the same hook.
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CODES, OWN_TEXTS } from '@/api/catalogue';
import { CLASS_FIELDS } from '@/api/classes';
import { useFailureText } from '@/shared/errors';
import { codeWords, failureWords } from '@/shared/errors/words';
import { defineFields, fieldProblem, useFields } from '@/shared/forms';
import { problemWords } from '@/shared/forms/words';
import { LanguageContext } from '@/shared/words';

const Hindi = ({ children }: { readonly children: ReactNode }) => (
  <LanguageContext value="hi">{children}</LanguageContext>
);

/** The words of another language in the places that are not a screen's own; taken away after each test. */
const sets = [problemWords, failureWords, codeWords];
afterEach(() => {
  for (const set of sets) delete set.others.hi;
});

test('titles and messages of a form are those of the language, its limits those of the contract', () => {
  const { ClassForm } = CLASS_FIELDS;
  const { className } = ClassForm;
  const message = { ...className.message, required: 'कक्षा का नाम आवश्यक है' };
  const fields = defineFields(ClassForm, { hi: { ...ClassForm, className: { title: 'कक्षा का नाम', message } } });
  problemWords.others.hi = { ...problemWords.en, invisible: (title) => `${title} में अदृश्य अक्षर है` };
  const { result } = renderHook(() => useFields(fields), { wrapper: Hindi });
  const field = result.current.className;
  expect(field).toMatchObject({ title: 'कक्षा का नाम', maxLength: className.maxLength, required: true });
  expect(fieldProblem(field, '')).toBe('कक्षा का नाम आवश्यक है');
  expect(fieldProblem(field, 'Ten\u200b')).toBe('कक्षा का नाम में अदृश्य अक्षर है');
});

test('without another language the fields of a form are those of the contract', () => {
  const { result } = renderHook(() => useFields(defineFields(CLASS_FIELDS.ClassForm)), { wrapper: Hindi });
  for (const [name, facts] of Object.entries(CLASS_FIELDS.ClassForm))
    expect(result.current).toHaveProperty(name, expect.objectContaining(facts));
});

test('a failure is shown in the language: the portal’s own texts, the catalogue’s and the last resort', () => {
  failureWords.others.hi = { ...failureWords.en, networkFailed: 'नेटवर्क त्रुटि', generic: 'त्रुटि' };
  codeWords.others.hi = { ...codeWords.en, [CODES.NO_PRIVILEGES]: 'अनुमति नहीं है' };
  const { result } = renderHook(useFailureText, { wrapper: Hindi });
  expect(result.current({ responseCode: null, message: OWN_TEXTS.networkFailed })).toBe('नेटवर्क त्रुटि');
  expect(result.current({ responseCode: CODES.NO_PRIVILEGES, message: '' })).toBe('अनुमति नहीं है');
  expect(result.current({ responseCode: null, message: '' })).toBe('त्रुटि');
  expect(result.current({ responseCode: null, message: 'Not now' })).toBe('Not now');
});
