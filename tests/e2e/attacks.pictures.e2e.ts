// Pictures whose addresses another user wrote into the provider's answers.
import { enter } from './support/account';
import { expect, hostile, listenForOthers, test } from './support/otherSite';
import { settled } from './support/screens';

interface Listed {
  data: { logo: string; schoolName: string }[];
}

const PLACEHOLDER = /\/images\/no-image\.svg$/;

test('D5 a picture’s address that names a scheme or another site is never asked for', async ({
  page,
  context,
  server,
  evil,
}) => {
  const others = listenForOthers(context, server.address);
  const logos = [
    ...hostile(evil.host),
    `HTTP://${evil.host}/p.gif`,
    ` http:\n//${evil.host}/p.gif`,
    `ftp://${evil.host}/p`,
  ];
  await page.route('**/api/school/all', async (route) => {
    const answer = await route.fetch();
    const { data, ...envelope } = (await answer.json()) as Listed;
    const schools = logos.map((logo, index) => ({
      ...data[0],
      schoolId: index + 1,
      schoolName: `Copy ${index}`,
      logo,
    }));
    await route.fulfill({ json: { ...envelope, data: schools } });
  });
  await page.route('**/api/user/info', async (route) => {
    const answer = await route.fetch();
    const { data, ...envelope } = (await answer.json()) as { data: object };
    await route.fulfill({ json: { ...envelope, data: { ...data, schoolLogoUrl: `http://${evil.host}/crest.gif` } } });
  });
  await enter(page, 'admin');
  const told = page.waitForResponse('**/api/user/info');
  await page.goto('/schools');
  await told;
  await settled(page);
  for (const index of logos.keys())
    await expect(page.getByRole('img', { name: `Logo of Copy ${index}`, exact: true })).toHaveAttribute(
      'src',
      PLACEHOLDER,
    );
  await expect(page.getByRole('img', { name: 'Logo of Saraswati Vidya Mandir' })).toHaveAttribute('src', PLACEHOLDER);
  expect(await page.title()).not.toContain('stolen');
  expect(others).toEqual([]);
  expect(evil.reached).toEqual([]);
});

test.describe('a picture on another site over https', () => {
  test.use({ expectedConsole: [/Content Security Policy|content security policy/] });

  test('D5 the page’s security policy keeps an https picture of another site from being asked for', async ({
    page,
    evil,
  }) => {
    await page.route('**/api/school/all', async (route) => {
      const answer = await route.fetch();
      const { data, ...envelope } = (await answer.json()) as Listed;
      await route.fulfill({
        json: { ...envelope, data: data.map((one) => ({ ...one, logo: `https://${evil.host}/p.gif` })) },
      });
    });
    await enter(page, 'admin');
    await page.goto('/schools');
    await expect(page.getByRole('img', { name: 'Logo of Saraswati Vidya Mandir' }).last()).toHaveAttribute(
      'src',
      PLACEHOLDER,
    );
    expect(evil.reached).toEqual([]);
  });
});
