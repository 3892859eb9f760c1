// Too many files at one time, as a user of the portal sees it.
import { apiBase, resetProvider, sql, tokenOf } from '../../support/provider';
import { screen, waitFor } from '../../support/portal';
import { holdFiles, untilFiles } from '../../provider/support/insight';
import { openList } from '../support/students';
import { clickButton } from '../../support/screen';

beforeEach(resetProvider);
afterEach(() => holdFiles(false));

/** As many files of one user as run and wait at once. */
const MOST = 13;

test('code 204 a download that cannot wait says when to try again, and a later press saves the file', async () => {
  const saved: string[] = [];
  await openList({ as: 'clerk', world: { saveFile: (_file, name) => void saved.push(name) } });
  await holdFiles(true);
  const [receipt] = await sql<{ id: number }>('SELECT min(id) AS id FROM receipts WHERE school_id = 1');
  const headers = { authorization: `Bearer ${await tokenOf('clerk')}` };
  const address = `${apiBase}/receipt/v2/receipt/download/${receipt?.id}`;
  const others = Array.from({ length: MOST }, () => fetch(address, { headers }).then((answer) => answer.arrayBuffer()));
  await untilFiles({ waiting: MOST - 3 });
  clickButton('Download');
  expect(await screen.findByText('Many files are being prepared. Try again in a few seconds.')).toBeVisible();
  expect(saved).toEqual([]);
  await holdFiles(false);
  await Promise.all(others);
  // A busy machine may refuse once more: the user presses again, as the message says.
  await waitFor(() => {
    clickButton('Download');
    expect(saved).toHaveLength(1);
  });
});
