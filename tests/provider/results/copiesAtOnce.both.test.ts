// Two administrators copy at the same moment: one copy is stored whole, the other one names every class that changed.
import { resetProvider, tokenOf } from '../../support/provider';
import { apply, chosen, classIds, clearSubjects, pathsOf, rowsOf, type Kind } from '../support/copies';
import { feePlaceOf, type FeePlace } from '../support/fees';
import { formOf, limitsWorld, saveLimits } from '../support/limits';
import { CONFIG, openPlace, saveConfig } from '../support/results';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

const WORLDS: Record<Kind, () => Promise<FeePlace>> = {
  subjects: async () => {
    const place = await feePlaceOf('9');
    const ids = await classIds();
    for (const name of ['7', '8']) await clearSubjects({ ...place, classId: ids[name] ?? 0 });
    return place;
  },
  config: async () => {
    for (const name of ['7', '8']) await openPlace(name);
    const place = await openPlace('9');
    await saveConfig(token, { ...place, ...CONFIG, version: 0 });
    return place;
  },
  limits: async () => {
    for (const name of ['7', '8']) await limitsWorld(name);
    const world = await limitsWorld('9');
    await saveLimits(token, [formOf(world)]);
    return world.place;
  },
};

test.each(Object.keys(WORLDS) as Kind[])('of two copies of %s at once one is stored', async (kind) => {
  const place = await WORLDS[kind]();
  const rows = await rowsOf(token, kind, place);
  const [seven, eight] = [rows['7'], rows['8']];
  // In the opposite order, so that locks in the order of the request would end in a deadlock.
  const answers = await Promise.all([
    apply(token, kind, place, chosen([seven, eight])),
    apply(token, kind, place, chosen([eight, seven])),
  ]);
  expect(answers.map(({ responseCode }) => responseCode).sort((one, other) => one - other)).toEqual([100, 205]);
  const rejected = answers.find(({ responseCode }) => responseCode === 205);
  expect(rejected && pathsOf(rejected)).toEqual(['classes.0', 'classes.1']);
});
