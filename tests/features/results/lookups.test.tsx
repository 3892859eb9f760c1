// The filters of every screen of results: which are required, and what is shown where they cannot be loaded.
import { renderPortal, screen, waitForResponses } from '../../support/portal';
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

test('MARKS-11 CALL2-03 a reason of the provider is shown instead of the default', async () => {
  const fault = replyTo('GET /class/all/1', rejectWith(101, 'Ask again at ten', { status: 500 }));
  await renderPortal({ at: '/results/upload', as: 'admin', fault });
  expect(await screen.findByText('Ask again at ten')).toBeVisible();
  expect(screen.queryByText('Failed to fetch classes')).toBeNull();
});

const REQUIRED = ['School', 'Session', 'Class'];
const SESSIONS = ['Source Session', 'Target Session'];
test.each([
  ['config', REQUIRED, ['Reset', 'Save']],
  ['marks-config', REQUIRED, ['Reset']],
  ['control', [...REQUIRED, 'Exam'], ['Reset']],
  ['upload', [...REQUIRED, 'Exam'], ['Reset']],
  ['remarks', REQUIRED, ['Reset']],
  ['promotion', ['School', ...SESSIONS, 'Classes'], ['Reset']],
])(
  'MARKS-04 on /results/%s these filters are required: %j; without them these buttons are enabled: %j',
  async (name, labels, enabled) => {
    await renderPortal({ at: `/results/${name}`, as: 'platform' });
    await screen.findByText('School', { selector: 'label' });
    await waitForResponses();
    for (const label of labels) {
      const text = screen.getByText(label, { selector: 'label' });
      expect(text).toHaveClass('ant-form-item-required');
      // The mark is shown, and a screen reader announces it.
      expect(text.closest('form')).not.toHaveClass('ant-form-hide-required-mark');
      expect(screen.getByLabelText(label, { selector: 'input' })).toHaveAttribute('aria-required', 'true');
    }
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('button:not([role="switch"])')];
    const named = buttons.filter(({ disabled, textContent }) => !disabled && textContent !== '');
    expect(named.map(({ textContent }) => textContent)).toEqual(enabled);
  },
);
