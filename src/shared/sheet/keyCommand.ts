/** What a key does in a sheet, by the state of the active cell. */
import { keyLetter } from '../lib/keyLetter';

/** navigate: the text is selected, typing replaces it · typing: it was replaced · caret: the caret moves in the text */
export type SheetMode = 'navigate' | 'typing' | 'caret';

type Side = 'up' | 'down' | 'left' | 'right';

export type SheetCommand =
  | { readonly kind: 'step' | 'jump'; readonly side: Side; readonly extend: boolean }
  | { readonly kind: 'page'; readonly side: 'up' | 'down'; readonly extend: boolean }
  | { readonly kind: 'end'; readonly side: 1 | -1; readonly whole: boolean; readonly extend: boolean }
  | { readonly kind: 'enter' | 'tab'; readonly back: boolean }
  | { readonly kind: 'adjust'; readonly by: 1 | -1 }
  | {
      readonly kind:
        | 'clear'
        | 'nextEmpty'
        | 'edit'
        | 'cancel'
        | 'leave'
        | 'undo'
        | 'redo'
        | 'fillDown'
        | 'selectAll'
        | 'save';
    };

export interface SheetKey {
  readonly key: string;
  /** the position on the keyboard */
  readonly code: string;
  readonly ctrl: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
}

const SIDES: Readonly<Record<string, Side>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const isUpright = (side: Side): side is 'up' | 'down' => side === 'up' || side === 'down';

function withControl(pressed: SheetKey, mode: SheetMode): SheetCommand | undefined {
  const { key, shift } = pressed;
  const letter = keyLetter(pressed);
  const side = SIDES[key];
  if (side) return mode === 'caret' ? undefined : { kind: 'jump', side, extend: shift };
  if (key === 'Enter' || letter === 's') return { kind: 'save' };
  if (key === 'Home' || key === 'End')
    return mode === 'caret' ? undefined : { kind: 'end', side: key === 'End' ? 1 : -1, whole: true, extend: shift };
  if (letter === 'z') return { kind: shift ? 'redo' : 'undo' };
  if (letter === 'y') return { kind: 'redo' };
  if (letter === 'd') return { kind: 'fillDown' };
  return letter === 'a' && mode === 'navigate' ? { kind: 'selectAll' } : undefined;
}

/** Undefined where the key belongs to the text field or to the browser. */
export function keyCommand(pressed: SheetKey, mode: SheetMode): SheetCommand | undefined {
  const { key, shift, alt } = pressed;
  const side = SIDES[key];
  if (alt) return side && isUpright(side) && !shift ? { kind: 'adjust', by: side === 'up' ? 1 : -1 } : undefined;
  if (pressed.ctrl) return withControl(pressed, mode);
  if (side) return mode === 'caret' && !isUpright(side) ? undefined : { kind: 'step', side, extend: shift };
  switch (key) {
    case 'Enter':
      return { kind: 'enter', back: shift };
    case 'Tab':
      return { kind: 'tab', back: shift };
    case 'PageUp':
    case 'PageDown':
      return { kind: 'page', side: key === 'PageUp' ? 'up' : 'down', extend: shift };
    case 'Home':
    case 'End':
      return mode === 'caret' ? undefined : { kind: 'end', side: key === 'End' ? 1 : -1, whole: false, extend: shift };
    case 'F8':
      return { kind: 'nextEmpty' };
    case 'F2':
      return { kind: 'edit' };
    case 'Escape':
      return { kind: mode === 'navigate' ? 'leave' : 'cancel' };
    case 'Delete':
    case 'Backspace':
      return mode === 'navigate' ? { kind: 'clear' } : undefined;
    default:
      return undefined;
  }
}
