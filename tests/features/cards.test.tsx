// Lists on a phone: a card for each row, with its status and its actions.
import { getButton } from '../support/screen';
import { renderPortal, screen, waitFor } from '../support/portal';
import { resetProvider } from '../support/provider';

beforeEach(resetProvider);

const firstCard = () => document.querySelector('.portal-cards > li[data-row-key]')?.textContent;

test.each([
  [
    '/schools',
    'platform',
    'Nalanda Public School',
    'ActivePrincipalMr. Arvind MathurEmailcontact@nalanda.examplePhone+91 9414098765',
    'View Details',
  ],
  [
    '/teachers/list',
    'admin',
    'Anita Choudhary',
    'ActiveUsernameanita.choudharyEmailanita.choudhary@saraswati.examplePhone9829100104',
    'Edit',
  ],
  [
    '/students/tc-list',
    'admin',
    'Aditya Mathur',
    'Student Code1130Father NameOm Singh MathurClass1SectionAMobile No.9590329104',
    'Re-Admission',
  ],
])('%s lists a card for each row', async (at, as, name, content, action) => {
  const { user } = await renderPortal({ at, as, width: 390 });
  await waitFor(() => expect(firstCard()).toContain(`${name}${content}`));
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(getButton(`Actions for ${name}`));
  expect(await screen.findByText(action)).toBeVisible();
});
