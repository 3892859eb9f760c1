const DELAY_MS = 400;
const { setTimeout } = globalThis;

afterEach(() => {
  globalThis.setTimeout = setTimeout;
});

/** From now on edits are not stored after their delay, as in a page that is closed before it ends. */
export function closeBeforeDelay(): void {
  globalThis.setTimeout = ((run: () => void, ms?: number) =>
    setTimeout(ms === DELAY_MS ? () => undefined : run, ms)) as typeof setTimeout;
}
