import { useEffect, type RefObject } from 'react';
import { tabbableIn } from './tabbable';

/** Where an element stood: its place among its siblings, its parent's, and so on up to the content. */
interface FocusStep {
  readonly parent: Element;
  readonly index: number;
}

function stepsUp(element: Element, content: Element): FocusStep[] {
  const parent = element.parentElement;
  if (element === content || !parent) return [];
  return [{ parent, index: [...parent.children].indexOf(element) }, ...stepsUp(parent, content)];
}

/** What took the place of something that is gone, else its neighbour before, else the nearest around. */
function nearest(steps: readonly FocusStep[]): HTMLElement | null {
  for (const { parent, index } of steps.filter((step) => step.parent.isConnected)) {
    const found = tabbableIn(parent.children[index]) ?? tabbableIn(parent.children[index - 1]) ?? tabbableIn(parent);
    if (found) return found;
  }
  return null;
}

/**
 * When what had the focus vanishes, such as the button of a deleted row, its neighbour gets it: who works by keyboard
 * goes on where he was and not from the top of the page. An open dialog holds the focus itself, and a change of address is
 * left to the new screen.
 */
export function useKeptFocus(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: { element: Element; steps: FocusStep[]; path: string } | undefined;
    const remember = ({ target }: FocusEvent) => {
      const place = content.current;
      if (!(target instanceof Element) || !place?.contains(target)) return;
      last = { element: target, steps: stepsUp(target, place), path: window.location.pathname };
    };
    const keep = () => {
      if (!last || last.element.isConnected || document.activeElement !== document.body) return;
      const { steps, path } = last;
      last = undefined;
      if (path === window.location.pathname) nearest(steps)?.focus({ preventScroll: true });
    };
    const watch = new MutationObserver(keep);
    document.addEventListener('focusin', remember);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, [content]);
}
