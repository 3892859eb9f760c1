import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useWords } from '../../words';
import { useMedia } from '../useMedia';
import { uiWords } from '../words';

/** From this width there is space for links beside a form. */
const ROOM = '(min-width: 1680px)';

/** Distance from the top of the window, in pixels, at which a part becomes the current one. */
const READ_FROM = 160;

/** A form of many parts; on wide screens with links to them, of which the current one is marked. */
export function PartLinks({ children }: { readonly children: ReactNode }) {
  const roomy = useMedia(ROOM);
  const [box, setBox] = useState<HTMLElement | null>(null);
  return (
    <div className="portal-parts">
      <div ref={setBox}>{children}</div>
      {roomy && box && <Links box={box} />}
    </div>
  );
}

const partsIn = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('.portal-form-section h2')];

function onScroll(follow: () => void): () => void {
  window.addEventListener('scroll', follow, { passive: true });
  return () => window.removeEventListener('scroll', follow);
}

/** The last part whose title has been scrolled to; at the end of the page the last one. */
function readNow(parts: readonly HTMLElement[]): number {
  const { scrollHeight } = document.documentElement;
  if (window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 1) return parts.length - 1;
  return Math.max(
    0,
    parts.findLastIndex((part) => part.getBoundingClientRect().top < READ_FROM),
  );
}

function goTo(part: HTMLElement): void {
  const section = part.closest('section');
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true });
}

function Links({ box }: { readonly box: HTMLElement }) {
  const words = useWords(uiWords);
  const parts = useMemo(() => partsIn(box), [box]);
  const current = useSyncExternalStore(onScroll, () => readNow(parts));
  return (
    <nav aria-label={words.parts} className="portal-part-links">
      {parts.map((part, at) => (
        <a
          key={part.id}
          href={`#${part.id}`}
          {...(at === current && { 'aria-current': 'true' })}
          onClick={(event) => {
            event.preventDefault();
            goTo(part);
          }}
        >
          {part.textContent}
        </a>
      ))}
    </nav>
  );
}
