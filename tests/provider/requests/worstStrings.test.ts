// The longest and worst text in any field costs the provider no more time than any other. All shapes on both engines:
// npm run trials -- worstStrings.
import { SHAPES, textPlaces, type TextPlace } from '../../support/worstStrings.mjs';
import { document, operations } from '../../contract/support';
import { resetProvider, tokenOf } from '../../support/provider';
import { bearer, send } from '../support/http';
import { processorMs } from '../support/insight';

const MOST_MS = 200;
/** In a body: what every operation still reads. In a head: what a parameter may be. */
const LENGTH = { body: 15_000, head: 190 };
const UNREAD = 100_000;

const tokens = new Map<string, string>();
beforeAll(async () => {
  await resetProvider();
  for (const userName of ['platform', 'admin']) tokens.set(userName, await tokenOf(userName));
});

/** What a school's own users do, such as registering students. */
const ofSchool = ({ operationId }: TextPlace): boolean => {
  const access = operations.find((one) => one.operationId === operationId)?.['x-access'];
  return typeof access === 'object' && access.user === 'school';
};

/** Status and processor time of a request with this text. */
async function costOf(place: TextPlace, text: string) {
  const { method, request } = place;
  const { target, headers, body } = request(text);
  const token = tokens.get(ofSchool(place) ? 'admin' : 'platform') ?? '';
  const before = await processorMs();
  const { status } = await send(method, `/api${target}`, {
    headers: { ...bearer(token), ...headers },
    ...(body ? { body } : {}),
  });
  return { status, ms: (await processorMs()) - before };
}

const shapes = Object.values(SHAPES);
const places = [...textPlaces(document)];
const operationIds = [...new Set(places.map(({ operationId }) => operationId))];

test.each(operationIds)('F8 %s: a bad text in any place is refused quickly', async (id) => {
  for (const [at, place] of places.filter(({ operationId }) => operationId === id).entries()) {
    const text = shapes[at % shapes.length]?.(place.inBody ? LENGTH.body : LENGTH.head) ?? '';
    const { status, ms } = await costOf(place, text);
    expect(ms).toBeLessThan(MOST_MS);
    // Two bytes a character, some texts are more than the operation reads.
    expect([400, 413]).toContain(status);
  }
});

test.each(Object.keys(SHAPES))(
  'F8 100 KB of %s for an e-mail, from a caller who is not signed in, are refused quickly',
  async (name) => {
    const place = places.find(({ operationId }) => operationId === 'requestPasswordReset') as TextPlace;
    const { status, ms } = await costOf(place, SHAPES[name]?.(UNREAD) ?? '');
    expect(status).toBe(413);
    expect(ms).toBeLessThan(MOST_MS);
  },
);
