import { useOutletContext } from 'react-router-dom';

/** A screen of the menu that this user may open. */
export interface Shortcut {
  readonly label: string;
  readonly group: string;
  readonly to: string;
}

/** What the shell hands to the screens inside it. */
export interface ShellContext {
  readonly shortcuts: readonly Shortcut[];
}

export const useShortcuts = (): readonly Shortcut[] => useOutletContext<ShellContext | undefined>()?.shortcuts ?? [];
