// The commands of the keys, by the state of the active cell.
import { keyCommand, type SheetMode } from '@/shared/sheet/keyCommand';

const pressed = (text: string) => {
  const parts = text.split('+');
  const has = (name: string) => parts.includes(name);
  return { key: parts.at(-1) ?? '', code: '', ctrl: has('Ctrl'), shift: has('Shift'), alt: has('Alt') };
};

const EVERY: readonly SheetMode[] = ['navigate', 'typing', 'caret'];
const OUTSIDE_TEXT: readonly SheetMode[] = ['navigate', 'typing'];
const NAVIGATING: readonly SheetMode[] = ['navigate'];
const IN_TEXT: readonly SheetMode[] = ['typing', 'caret'];

test.each([
  ['ArrowDown', EVERY, { kind: 'step', side: 'down', extend: false }],
  ['Shift+ArrowUp', EVERY, { kind: 'step', side: 'up', extend: true }],
  ['ArrowLeft', OUTSIDE_TEXT, { kind: 'step', side: 'left', extend: false }],
  ['Ctrl+ArrowRight', OUTSIDE_TEXT, { kind: 'jump', side: 'right', extend: false }],
  ['Ctrl+Shift+ArrowDown', OUTSIDE_TEXT, { kind: 'jump', side: 'down', extend: true }],
  ['Home', OUTSIDE_TEXT, { kind: 'end', side: -1, whole: false, extend: false }],
  ['Ctrl+End', OUTSIDE_TEXT, { kind: 'end', side: 1, whole: true, extend: false }],
  ['PageDown', EVERY, { kind: 'page', side: 'down', extend: false }],
  ['Enter', EVERY, { kind: 'enter', back: false }],
  ['Shift+Enter', EVERY, { kind: 'enter', back: true }],
  ['Tab', EVERY, { kind: 'tab', back: false }],
  ['Shift+Tab', EVERY, { kind: 'tab', back: true }],
  ['F2', EVERY, { kind: 'edit' }],
  ['Escape', NAVIGATING, { kind: 'leave' }],
  ['Escape', IN_TEXT, { kind: 'cancel' }],
  ['Delete', NAVIGATING, { kind: 'clear' }],
  ['Backspace', NAVIGATING, { kind: 'clear' }],
  ['Ctrl+z', EVERY, { kind: 'undo' }],
  ['Ctrl+Shift+Z', EVERY, { kind: 'redo' }],
  ['Ctrl+y', EVERY, { kind: 'redo' }],
  ['Ctrl+d', EVERY, { kind: 'fillDown' }],
  ['Ctrl+a', NAVIGATING, { kind: 'selectAll' }],
  ['Ctrl+s', EVERY, { kind: 'save' }],
  ['Ctrl+Enter', EVERY, { kind: 'save' }],
  ['Alt+ArrowUp', EVERY, { kind: 'adjust', by: 1 }],
  ['Alt+ArrowDown', EVERY, { kind: 'adjust', by: -1 }],
] as const)('%s is a command in the modes %j', (keys, modes, command) => {
  for (const mode of modes) expect(keyCommand(pressed(keys), mode)).toEqual(command);
});

test.each([
  ['5', EVERY],
  ['Ctrl+c', EVERY],
  ['Ctrl+v', EVERY],
  ['Alt+ArrowLeft', EVERY],
  ['ArrowLeft', ['caret']],
  ['Ctrl+ArrowLeft', ['caret']],
  ['Home', ['caret']],
  ['Delete', IN_TEXT],
  ['Backspace', IN_TEXT],
  ['Ctrl+a', IN_TEXT],
] as const)('%s is left to the text field or the browser in the modes %j', (keys, modes) => {
  for (const mode of modes) expect(keyCommand(pressed(keys), mode)).toBeUndefined();
});

test.each([
  ['े', 'KeyS', 'save'],
  ['ऎ', 'KeyZ', 'undo'],
  ['ब', 'KeyY', 'redo'],
  ['्', 'KeyD', 'fillDown'],
  ['ो', 'KeyA', 'selectAll'],
])('Ctrl with %s of a Devanagari keyboard, %s, is %s', (key, code, kind) => {
  expect(keyCommand({ key, code, ctrl: true, shift: false, alt: false }, 'navigate')).toEqual({ kind });
});
