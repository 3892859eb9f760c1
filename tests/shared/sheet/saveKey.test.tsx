// The keys that save, in a grid and its tools and where no element has the focus.
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { SheetFrame } from '@/shared/sheet';
import { renderUi } from '../renderUi';

function pressedIn(target: () => Element, key: object) {
  const onSave = jest.fn();
  renderUi(
    <SheetFrame className="marks" onSave={onSave}>
      <button>Undo</button>
    </SheetFrame>,
  );
  const event = createEvent.keyDown(target(), key);
  fireEvent(target(), event);
  return [onSave.mock.calls.length, event.defaultPrevented];
}
const TARGETS = [
  ['the page', () => document.body],
  ['the tools', () => screen.getByRole('button')],
] as const;

describe.each(TARGETS)('in %s', (_name, target) => {
  test.each([
    ['Ctrl+S', { key: 's', code: 'KeyS', ctrlKey: true }],
    ['Command+S', { key: 's', code: 'KeyS', metaKey: true }],
    ['Ctrl+S of a Devanagari keyboard', { key: 'े', code: 'KeyS', ctrlKey: true }],
    ['Ctrl+Enter', { key: 'Enter', code: 'Enter', ctrlKey: true }],
  ])('%s saves once, and the browser does not save the page', (_key, key) => {
    expect(pressedIn(target, key)).toEqual([1, true]);
  });

  test.each([
    ['S', { key: 's', code: 'KeyS' }],
    ['AltGr+S, which types a letter,', { key: 'ś', code: 'KeyS', ctrlKey: true, altKey: true }],
  ])('%s does not save', (_key, key) => {
    expect(pressedIn(target, key)).toEqual([0, false]);
  });
});
