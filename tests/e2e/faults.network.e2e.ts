import { enter } from './support/account';
import { openSchool, OWN_PASSWORD } from './support/api';
import { casesOf } from './support/full';
import { loseAnswer } from './support/network';
import { expect, test } from './support/ownServer';
import { expectKept, SAVES } from './support/saves';

const CUT = 'Network error occurred';
const NOT_SAVED = 'Save not confirmed. Your entries are still here.';

test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/] });

for (const { what, post, byPlatform = false, prepare, fill, send, typed, done, stored } of casesOf(
  SAVES,
  // One form that is a page and one that is a dialog: the machine behind every form is the same.
  ({ what }) => ['a school', 'a session'].includes(what),
))
  test(`R17 CODE-06 ${what}: without a network, and when the answer is lost after the provider stored it, the user is told, lastingly beside the button too, and the form kept; tried again there is one record`, async ({
    page,
    context,
    request,
  }) => {
    const school = await openSchool(request);
    await prepare?.(school);
    await (byPlatform ? enter(page, 'platform') : enter(page, school.userName, OWN_PASSWORD));
    await fill(page);
    // Its name begins with that of its spinner while one is there.
    const button = page.getByRole('button', { name: new RegExp(`${send}$`) });
    const message = page.getByText(CUT);

    await context.setOffline(true);
    await button.click();
    await expect(message).toBeVisible();
    await expectKept(page, typed);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(message).toHaveCount(0);
    await expect(page.getByText(NOT_SAVED)).toBeVisible();
    await context.setOffline(false);
    expect(await stored(school)).toBe(0);

    await loseAnswer(page, post);
    await button.click();
    await expect(message).toBeVisible();
    await expectKept(page, typed);
    expect(await stored(school)).toBe(1);

    await button.click();
    await expect(page.getByText(done)).toBeVisible();
    await expect(page.getByText(NOT_SAVED)).toHaveCount(0);
    expect(await stored(school)).toBe(1);
  });
