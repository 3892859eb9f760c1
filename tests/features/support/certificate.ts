// The fee certificate as the tests open it.
import { renderPortal, screen, type Rendered, type RenderOptions } from '../../support/portal';
import { waitForLoaded } from '../../support/screen';
import { FILTERS, type Payer } from './counter';
import { RUNNING_ID } from './students';

export const CERTIFICATE = 'POST /receipt/student/fee-certificate';

export async function openCertificate(
  student: Payer,
  { state = {}, ...options }: RenderOptions & { state?: object } = {},
): Promise<Rendered> {
  const rendered = await renderPortal({
    at: '/receipts/fee',
    as: 'clerk',
    state: { student, sessionId: RUNNING_ID, filters: FILTERS, certificate: true, ...state },
    ...options,
  });
  await screen.findByRole('button', { name: 'Download PDF' });
  await waitForLoaded();
  return rendered;
}
