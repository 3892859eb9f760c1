// A slow statement is a line of the log, without the values of its parameters.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { logLines, openApp } from '../support/insight';
import { send, bearer } from '../support/http';

beforeEach(resetProvider);

const NAME = 'Canary-slow-7f3a';
const SLOW_MS = 40;

interface Line {
  level: number;
  msg: string;
  statement: string;
  durationMs: number;
  rows?: number;
  sqlState?: string;
}

/** Every insert of a class takes 60 ms, and fails for `failing`. */
async function delayInserts(failing: string): Promise<void> {
  await sql(`CREATE FUNCTION slow_on_purpose() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE until timestamptz := clock_timestamp() + interval '60 milliseconds';
    BEGIN
      WHILE clock_timestamp() < until LOOP END LOOP;
      IF NEW.name LIKE '%${failing}' THEN RAISE EXCEPTION 'on purpose' USING ERRCODE = '23505'; END IF;
      RETURN NEW;
    END $$`);
  await sql('CREATE TRIGGER slow_on_purpose BEFORE INSERT ON classes FOR EACH ROW EXECUTE FUNCTION slow_on_purpose()');
}
afterEach(() => sql('DROP FUNCTION IF EXISTS slow_on_purpose CASCADE'));

async function create(slowMs: number, className: string): Promise<{ status: number; lines: Line[] }> {
  const headers = { ...bearer(await tokenOf('admin')), 'content-type': 'application/json' };
  const { at, close } = await openApp({ settings: { slowMs } });
  const body = JSON.stringify({ className, schoolId: 1 });
  const { status } = await send('POST', '/api/class/', { at, headers, body });
  await close();
  const texts = await logLines();
  expect(texts.join('')).not.toContain(NAME);
  const lines = texts.map((text) => JSON.parse(text) as Line).filter(({ msg }) => msg === 'slow statement');
  return { status, lines: lines.filter(({ statement }) => /^insert into "?classes\b/i.test(statement)) };
}

test('F9 E3 a slow statement is logged with placeholders, duration and rows, also when it fails', async () => {
  await delayInserts('fails');
  const stored = await create(SLOW_MS, NAME);
  expect(stored).toMatchObject({ status: 200, lines: [{ level: 40, rows: 1 }] });
  const [line] = stored.lines;
  expect(line?.statement).toContain('$1');
  expect(line?.durationMs).toBeGreaterThanOrEqual(SLOW_MS);
  const failed = await create(SLOW_MS, `${NAME} fails`);
  expect(failed.status).toBe(409);
  expect(failed.lines.at(-1)).toMatchObject({ sqlState: '23505' });
  expect(failed.lines.at(-1)?.rows).toBeUndefined();
});

test('F9 statements below the limit, and all with PORTAL_SLOW_MS=0, are not logged', async () => {
  await delayInserts('fails');
  expect(await create(60_000, `${NAME} A`)).toEqual({ status: 200, lines: [] });
  expect(await create(0, `${NAME} B`)).toEqual({ status: 200, lines: [] });
});
