import { useWords } from '@/shared/words';
import { appWords } from './words';

/** Replaces a screen that failed, for example one whose script could not be loaded. */
export function BrokenScreen() {
  const words = useWords(appWords);
  return (
    <section className="broken" role="alert">
      <h1>{words.brokenTitle}</h1>
      <p>{words.brokenText}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {words.reload}
      </button>
    </section>
  );
}
