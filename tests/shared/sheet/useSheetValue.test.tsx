// Values of a sheet follow after a pause: one subscription for all readers, and no render for an equal value.
import { act, renderHook } from '@testing-library/react';
import { sameFields, useSheetValue, type Sheet } from '@/shared/sheet';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function fakeSheet() {
  const listeners = new Set<() => void>();
  let text = 'a';
  let editing = false;
  const subscribe = jest.fn((listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  });
  const edit = (next: string, isEditing = false) => {
    [text, editing] = [next, isEditing];
    for (const listener of listeners) listener();
  };
  const pause = () => act(() => jest.advanceTimersByTime(80));
  const sheet = { subscribe, isEditing: () => editing, text: () => text } as unknown as Sheet<null>;
  return { sheet, subscribe, listeners, edit, pause };
}

const read = (sheet: Sheet<null>) => ({ first: sheet.text('')?.[0] });

test('readers share a subscription, are rendered for other values only, and follow when an edit is committed', () => {
  const { sheet, subscribe, listeners, edit, pause } = fakeSheet();
  let renders = 0;
  const one = renderHook(() => {
    renders += 1;
    return useSheetValue(sheet, read, sameFields);
  });
  const other = renderHook(() => useSheetValue(sheet, read));
  expect([subscribe.mock.calls.length, renders]).toEqual([1, 1]);
  edit('ab');
  pause();
  expect([renders, one.result.current]).toEqual([1, { first: 'a' }]);
  edit('b', true);
  pause();
  expect(one.result.current.first).toBe('a');
  edit('b');
  pause();
  expect([renders, one.result.current.first, other.result.current.first]).toEqual([2, 'b', 'b']);
  one.unmount();
  expect(listeners.size).toBe(1);
  other.unmount();
  expect(listeners.size).toBe(0);
});
