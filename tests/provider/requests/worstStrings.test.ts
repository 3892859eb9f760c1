// The longest and worst text in any field is rejected. Its processor time, of all shapes and lengths: npm run trials -- worstStrings.
import { SHAPES, textPlaces, type TextPlace } from '../../support/worstStrings.mjs';
import { document } from '../../contract/support';
import { resetProvider, tokenOf } from '../../support/provider';
import { bearer, send } from '../support/http';

/** In a body: what every operation still reads. In a head: what a parameter may be. */
const LENGTH = { body: 15_000, head: 190 };
const UNREAD = 100_000;

const tokens = new Map<string, string>();
beforeAll(async () => {
  await resetProvider();
  for (const userName of ['platform', 'admin']) tokens.set(userName, await tokenOf(userName));
});

async function statusOf({ method, request, ofSchool }: TextPlace, text: string): Promise<number> {
  const { target, headers, body } = request(text);
  const token = tokens.get(ofSchool ? 'admin' : 'platform') ?? '';
  const { status } = await send(method, `/api${target}`, {
    headers: { ...bearer(token), ...headers },
    ...(body ? { body } : {}),
  });
  return status;
}

const shapes = Object.values(SHAPES);
const places = [...textPlaces(document)];
const operationIds = [...new Set(places.map(({ operationId }) => operationId))];

test.each(operationIds)('F8 %s: a bad text in any place is rejected', async (id) => {
  for (const [at, place] of places.filter(({ operationId }) => operationId === id).entries()) {
    const text = shapes[at % shapes.length]?.(place.inBody ? LENGTH.body : LENGTH.head) ?? '';
    // Two bytes a character, some texts are more than the operation reads.
    expect([400, 413]).toContain(await statusOf(place, text));
  }
});

test.each(Object.keys(SHAPES))(
  'F8 100 KB of %s for an e-mail, from a caller who is not signed in, are rejected unread',
  async (name) => {
    const place = places.find(({ operationId }) => operationId === 'requestPasswordReset') as TextPlace;
    expect(await statusOf(place, SHAPES[name]?.(UNREAD) ?? '')).toBe(413);
  },
);
