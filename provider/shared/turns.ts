import { setImmediate as nextTurn } from 'node:timers/promises';

const AT_A_TIME_MS = 2;

/** Maps the items in batches of some milliseconds, so that other calls run between them. */
export async function inTurns<Item, Made>(items: readonly Item[], work: (item: Item) => Made): Promise<Made[]> {
  const made: Made[] = [];
  let from = performance.now();
  for (const item of items) {
    made.push(work(item));
    if (performance.now() - from < AT_A_TIME_MS) continue;
    await nextTurn();
    from = performance.now();
  }
  return made;
}

/** The items that `keeps` accepts, in batches like those of `inTurns`. */
export async function keptInTurns<Item>(items: readonly Item[], keeps: (item: Item) => boolean): Promise<Item[]> {
  const kept = await inTurns(items, keeps);
  return items.filter((_, at) => kept[at]);
}
