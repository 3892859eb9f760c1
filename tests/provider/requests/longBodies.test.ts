// A long JSON body is read only for callers of the operation, and parsed only when it has no more values than the contract allows.
import net from 'node:net';
import { sql, origin, resetProvider, tokenOf } from '../../support/provider';
import { bearer, send, envelopeOf, verdict } from '../support/http';
import { setPrivileges } from '../support/privileges';

beforeEach(resetProvider);

const TARGET = '/api/result/exams/students/marks';
/** Bytes that the caller announces and does not send. */
const UNSENT = 'content-length: 5000000\r\n\r\n{"students":[';

/** The status line and body of a response to a request whose body has not arrived. */
function unfinished(headers: string): Promise<string> {
  const socket = net.connect(Number(new URL(origin).port), '127.0.0.1');
  return new Promise((resolve, reject) => {
    socket.once('error', reject).once('data', (part: Buffer) => {
      resolve(part.toString());
      socket.destroy();
    });
    socket.write(`PUT ${TARGET} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${headers}${UNSENT}`);
  });
}

test('F8 A10 a long body is rejected before it arrives: without a token with 107, without the privilege with 137', async () => {
  await setPrivileges('clerk', 'LIST_STUDENT');
  const clerk = `authorization: ${bearer(await tokenOf('clerk')).authorization}\r\n`;
  const invalid = 'authorization: Bearer aaaa.bbbb.cccc\r\n';
  for (const [headers, status, code] of [
    ['', 401, 107],
    [invalid, 401, 107],
    [clerk, 403, 137],
  ] as const) {
    const response = await unfinished(headers);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(response).toContain(`"responseCode":${code}`);
  }
  const [denial] = await sql<{ denials: number }>(
    "SELECT count(*)::integer AS denials FROM audit_entries WHERE event = 'denied' AND entity = 'saveStudentMarks'",
  );
  expect(denial?.denials).toBe(1);
});

test.each([
  ['objects', '{},'],
  ['lists', '[],'],
  ['numbers', '1,'],
])('F8 a body of more %s than the contract allows is rejected with 201 before it is parsed', async (_, value) => {
  const body = `[${value.repeat(1_000_000)}0]`;
  const headers = { ...bearer(await tokenOf('admin')), 'content-type': 'application/json' };
  const response = await send('PUT', TARGET, { headers, body: Buffer.from(body) });
  expect(verdict(envelopeOf(response))).toEqual([413, 201]);
});
