// The browser of the browser tests: finds an installed Chromium or Chrome, or installs one.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { node, Plain, root, run, since, tool } from './run.mjs';

/** The headless shell of Debian draws the same pages for less processor time; some releases have the whole browser only. */
const CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'];
const CHROME = [
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  `${process.env['ProgramFiles'] ?? 'C:/Program Files'}/Google/Chrome/Application/chrome.exe`,
];
/** Latin type for the pages, and Devanagari for names in Hindi. */
const FONTS = ['fonts-liberation', 'fonts-noto-core'];

/** Without a sandbox, as CI runs as root; the other flags keep the browser from connecting to anything but the portal. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const present = (files) => files.find((file) => fs.existsSync(file));

/** Playwright's settings for a Chromium, else a Chrome, else the browser that Playwright downloaded. */
export function browserSettings() {
  const executablePath = present(CHROMIUM);
  if (executablePath) return { launchOptions: { executablePath, args } };
  if (present(CHROME)) return { channel: 'chrome', launchOptions: { args } };
  return { launchOptions: { args } };
}

/** The folder in which Playwright keeps its browsers (its documentation, "Managing browser binaries"). */
function downloadFolder() {
  const named = process.env['PLAYWRIGHT_BROWSERS_PATH'];
  if (named && named !== '0') return named;
  if (named === '0') return path.join(root, 'node_modules/playwright-core/.local-browsers');
  if (process.platform === 'darwin') return path.join(os.homedir(), 'Library/Caches/ms-playwright');
  if (process.platform === 'win32') return path.join(process.env['LOCALAPPDATA'] ?? os.homedir(), 'ms-playwright');
  return path.join(process.env['XDG_CACHE_HOME'] ?? path.join(os.homedir(), '.cache'), 'ms-playwright');
}

const downloaded = () => {
  const folder = downloadFolder();
  return fs.existsSync(folder) && fs.readdirSync(folder).some((name) => name.startsWith('chromium'));
};

const silently = async (command, args) => {
  try {
    return await run(command, args, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
  } catch (error) {
    return { code: 127, output: error.message, signalled: false };
  }
};

/** The words that run a command as root without a question; undefined for a user who may not. */
async function asRoot() {
  if (process.getuid?.() === 0) return [];
  const { code } = await silently('sudo', ['--non-interactive', 'true']);
  return code === 0 ? ['sudo', '--non-interactive'] : undefined;
}

/** Installs packages of the distribution; the output of the command that failed, or undefined after a success. */
async function installPackages(names, prefix) {
  const apt = (...words) => {
    const [command, ...rest] = [...prefix, 'apt-get', ...words];
    return silently(command, rest);
  };
  const updated = await apt('update');
  if (updated.signalled) process.exit(updated.code);
  const installed = await apt('install', '--yes', '--no-install-recommends', ...names);
  if (installed.signalled) process.exit(installed.code);
  return installed.code === 0 ? undefined : installed.output;
}

async function installedPackage(name) {
  const { output } = await silently('dpkg-query', ['--show', '--showformat=${Status}', name]);
  return output.startsWith('install ok installed');
}

/**
 * First step, before the packages of npm: on Debian and its descendants a user with root rights gets the Chromium of the
 * distribution where no browser is installed, and the fonts. Otherwise does nothing: `ensureBrowser` follows.
 */
export async function prepareBrowser() {
  if (!fs.existsSync('/usr/bin/apt-get')) return;
  const fonts = [];
  for (const name of FONTS) if (!(await installedPackage(name))) fonts.push(name);
  const needsBrowser = !present(CHROMIUM) && !present(CHROME) && !downloaded();
  if (fonts.length === 0 && !needsBrowser) return;
  const prefix = await asRoot();
  if (!prefix) return;
  const from = performance.now();
  console.log(`Installing ${needsBrowser ? 'Chromium' : 'fonts'} for the browser tests …`);
  // Releases of Debian without the headless shell have the whole browser only.
  const failure = needsBrowser
    ? (await installPackages([...fonts, 'chromium-headless-shell'], prefix)) &&
      (await installPackages([...fonts, 'chromium'], prefix))
    : await installPackages(fonts, prefix);
  console.log(failure === undefined ? `Installed, ${since(from)}` : failure.trim().split('\n').at(-1));
}

/**
 * Second step, with the packages of npm: downloads Playwright's browser where none is installed, and starts the browser once,
 * so that a missing system library is found before the first test. Throws Plain with the command that mends it.
 */
export async function ensureBrowser() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const needsDownload = !present(CHROMIUM) && !present(CHROME) && !fs.existsSync(chromium.executablePath());
  if (needsDownload) {
    console.log('Downloading a browser for the browser tests …');
    const { code, signalled } = await node([tool('@playwright/test/cli.js'), 'install', 'chromium'], { quiet: true });
    if (signalled) process.exit(code);
    if (code !== 0)
      throw new Plain(
        'The browser tests need Chromium or Chrome, and none could be installed. Install one, on Debian with: sudo apt-get install chromium fonts-noto-core',
      );
  }
  const { channel, launchOptions } = browserSettings();
  try {
    const browser = await chromium.launch({ ...launchOptions, ...(channel && { channel }) });
    await browser.close();
  } catch (error) {
    const reason = error.message.split('\n').find((line) => line.trim() !== '');
    throw new Plain(
      `The browser does not start: ${reason}\nInstall what it needs with: sudo npx playwright install-deps chromium`,
    );
  }
}
