// What every screen of results shows where its filters cannot be loaded.
import { renderPortal, screen } from '../../support/portal';
import { resetProvider } from '../../support/provider';
import { rejectWith, replyTo } from '../../support/faults';

beforeEach(resetProvider);

const SCREENS = ['config', 'marks-config', 'control', 'upload', 'remarks', 'promotion'];
const LOOKUPS = [
  ['schools', 'GET /school/active', 'platform', 'Failed to fetch schools'],
  ['sessions', 'GET /session/all/1', 'admin', 'Failed to fetch sessions'],
  ['classes', 'GET /class/all/1', 'admin', 'Failed to fetch classes'],
] as const;

test.each(SCREENS.flatMap((name) => LOOKUPS.map((lookup) => [name, ...lookup] as const)))(
  'MARKS-11 on /results/%s %s that cannot be loaded are reported',
  async (name, _what, request, as, message) => {
    const fault = replyTo(request, rejectWith(101, '', { status: 500 }));
    await renderPortal({ at: `/results/${name}`, as, fault });
    expect(await screen.findByText(message)).toBeVisible();
  },
);
