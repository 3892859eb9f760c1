import { useOutletContext } from 'react-router-dom';

/** The functions of the shell for the screens inside it. */
export interface ShellContext {
  /** Opens the finder with an already typed text. */
  readonly openFinder: (typed?: string) => void;
}

const ignore = (): void => undefined;

export const useOpenFinder = (): ShellContext['openFinder'] =>
  useOutletContext<ShellContext | undefined>()?.openFinder ?? ignore;
