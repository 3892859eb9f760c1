// Takes the pictures of README.md from the demo: `npm run screenshots`. They are committed to docs/images/.
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { browserSettings, ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { call, launch, PASSWORD } from './lib/provider.mjs';
import { finish, root } from './lib/run.mjs';
import { inScratchFolder } from './lib/scratch.mjs';

const FOLDER = path.join(root, 'docs/images');
/** The usual screen of an office computer. */
const SIZE = { width: 1366, height: 768 };
const BUSY = '[aria-busy="true"], .ant-select-loading, .ant-skeleton';

async function settled(page) {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction((busy) => !document.querySelector(busy), BUSY);
  await page.waitForLoadState('networkidle');
}

async function choose(page, selector, option) {
  const box = page.getByRole('combobox', { name: selector }).first();
  await box.click();
  await box.pressSequentially(option);
  await page.locator('.ant-select-item-option-active:visible', { hasText: option }).waitFor();
  await box.press('Enter');
  await settled(page);
}

/** The class of which the demo has the marks of the whole year. */
async function chooseMarks(page) {
  await choose(page, 'Class', '8');
  await choose(page, 'Section', 'A');
  await choose(page, 'Exam', 'Annual');
  await page.getByRole('grid').waitFor();
}

/** Through the finder, as at the counter. */
async function openReceipt(page) {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('1281');
  await page.getByRole('option', { selected: true }).filter({ hasText: '1281' }).waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByLabel('Amount', { exact: true }).waitFor();
}

async function searchPromotion(page) {
  const [source, target] = await page.evaluate(() => {
    const year = new Date().getFullYear() - (new Date().getMonth() < 3 ? 1 : 0);
    return [`${year} - ${year + 1}`, `${year + 1} - ${year + 2}`];
  });
  await choose(page, 'Source Session', source);
  await choose(page, 'Target Session', target);
  await choose(page, 'Classes', '8');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search Eligible Students' }).click();
  await page.getByRole('region', { name: 'Result of the search' }).waitFor();
}

/** Name of the picture, address, and the steps to what it shows. */
const PICTURES = [
  ['dashboard', '/dashboard'],
  ['students', '/students/list'],
  ['receipt', '/dashboard', openReceipt],
  ['day-close', '/receipts/day-close'],
  ['fees', '/classes/fees'],
  ['marks', '/results/upload', chooseMarks],
  ['promotion', '/results/promotion', searchPromotion],
  ['pending-fees', '/reports/pending-fees'],
];

async function signIn(page, address) {
  const tokens = await call(address, 'POST', '/auth/login', { json: { userName: 'admin', password: PASSWORD } });
  await page.addInitScript(({ accessToken, refreshToken }) => {
    localStorage.setItem('accessToken', accessToken);
    localStorage.setItem('refreshToken', refreshToken);
  }, tokens);
}

async function take(page, address, [name, where, prepare]) {
  await page.goto(address + where);
  await settled(page);
  await prepare?.(page);
  await settled(page);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await sharp(picture)
    .png({ palette: true, effort: 10 })
    .toFile(path.join(FOLDER, `${name}.png`));
  console.log(`docs/images/${name}.png`);
}

await finish(async () => {
  await ensureBuilt(['portal', 'provider']);
  await ensureBrowser();
  fs.mkdirSync(FOLDER, { recursive: true });
  await inScratchFolder(async (folder) => {
    const provider = launch({ PORTAL_DATA: folder });
    const { address } = await provider.ready();
    const { channel, launchOptions } = browserSettings();
    const browser = await chromium.launch({ ...launchOptions, ...(channel && { channel }) });
    try {
      const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce' });
      await signIn(page, address);
      for (const picture of PICTURES) await take(page, address, picture);
    } finally {
      await browser.close();
      await provider.end();
    }
  });
  return 0;
});
