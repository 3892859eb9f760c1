import { renderHook } from '@testing-library/react';
import { defineWords, LanguageContext, useWords } from '@/shared/words';

const words = defineWords(
  { save: 'Save', rows: (count: number) => `${count} rows` },
  { hi: { save: 'सहेजें', rows: (count) => `${count} पंक्तियाँ` } },
);

test('words are English by default, and another language is another set of the same keys', () => {
  const { result } = renderHook(() => useWords(words));
  expect([result.current.save, result.current.rows(2)]).toEqual(['Save', '2 rows']);
  const hindi = renderHook(() => useWords(words), {
    wrapper: ({ children }) => <LanguageContext value="hi">{children}</LanguageContext>,
  });
  expect([hindi.result.current.save, hindi.result.current.rows(2)]).toEqual(['सहेजें', '2 पंक्तियाँ']);
});

test('a set without the language stays English', () => {
  const { result } = renderHook(() => useWords(defineWords({ save: 'Save' })), {
    wrapper: ({ children }) => <LanguageContext value="hi">{children}</LanguageContext>,
  });
  expect(result.current.save).toBe('Save');
});
