import { useEffect } from 'react';

const CLEAR_BUTTONS = '.ant-select-clear, .ant-input-clear-icon';
const CLOSED_LIST = '.ant-select input[role="combobox"][aria-expanded="false"]';

/**
 * The clear buttons of fields are for the pointer: Tab leads from field to field. At the keyboard Delete or Backspace
 * empties a list; the component library has no way to say either.
 */
export function useClearButtons(): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Tab')
        for (const button of document.querySelectorAll<HTMLElement>(CLEAR_BUTTONS)) button.tabIndex = -1;
      if (event.key !== 'Delete' && event.key !== 'Backspace') return;
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || !target.matches(CLOSED_LIST) || target.value !== '') return;
      target.closest('.ant-select')?.querySelector<HTMLElement>('.ant-select-clear')?.click();
    };
    document.addEventListener('keydown', pressed, true);
    return () => document.removeEventListener('keydown', pressed, true);
  }, []);
}
