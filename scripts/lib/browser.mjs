// The browser of the browser tests: finds an installed Chromium or Chrome, or installs one.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { node, Plain, root, run as runTool, since, tool } from './run.mjs';

/** Debian's headless shell needs less processor time for the same pages; some releases only have the complete browser. */
const CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'];
const CHROME = [
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  `${process.env['ProgramFiles'] ?? 'C:/Program Files'}/Google/Chrome/Application/chrome.exe`,
];
/** Latin type for the pages, and Devanagari for names in Hindi. */
const FONTS = ['fonts-liberation', 'fonts-noto-core'];
/** The fonts that could not be installed. */
const FONTS_NOTE = path.join(root, '.cache/missing-fonts');

/** Without a sandbox, because CI runs as root; the other flags prevent connections of the browser itself. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const run = async (command, args) => {
  try {
    return await runTool(command, args, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
  } catch (error) {
    return { code: 127, output: error.message, signalled: false };
  }
};

/** Changes to the machine; a test passes its own. */
const machine = {
  exists: fs.existsSync,
  isRoot: () => process.getuid?.() === 0,
  run,
  download: () => node([tool('@playwright/test/cli.js'), 'install', 'chromium'], { quiet: true }),
  /** Starts and closes the browser of these settings. */
  async start({ channel, launchOptions }) {
    const { chromium } = createRequire(import.meta.url)('@playwright/test');
    const browser = await chromium.launch({ ...launchOptions, ...(channel && { channel }) });
    await browser.close();
  },
  readNote: () => (fs.existsSync(FONTS_NOTE) ? fs.readFileSync(FONTS_NOTE, 'utf8') : undefined),
  writeNote(text) {
    fs.mkdirSync(path.dirname(FONTS_NOTE), { recursive: true });
    fs.writeFileSync(FONTS_NOTE, text);
  },
  exit: (code) => process.exit(code),
  print: (line) => console.log(line),
};

const installed = (files, { exists }) => files.find((file) => exists(file));

/** Playwright's settings for a Chromium, else a Chrome, else the browser that Playwright downloaded. */
export function browserSettings(on = machine) {
  const executablePath = installed(CHROMIUM, on);
  if (executablePath) return { launchOptions: { executablePath, args } };
  if (installed(CHROME, on)) return { channel: 'chrome', launchOptions: { args } };
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

/** The file that Playwright writes last into the folder of the headless browser that its installed version starts. */
export function downloadMarker() {
  const { browsers } = JSON.parse(
    fs.readFileSync(path.join(root, 'node_modules/playwright-core/browsers.json'), 'utf8'),
  );
  const { revision } = browsers.find(({ name }) => name === 'chromium-headless-shell');
  return path.join(downloadFolder(), `chromium_headless_shell-${revision}`, 'INSTALLATION_COMPLETE');
}

const hasBrowser = (on) => Boolean(installed(CHROMIUM, on) ?? installed(CHROME, on)) || on.exists(downloadMarker());

/** The command prefix to run as root without a password; undefined for a user who may not. */
async function asRoot(on) {
  if (on.isRoot()) return [];
  const { code } = await on.run('sudo', ['--non-interactive', 'true']);
  return code === 0 ? ['sudo', '--non-interactive'] : undefined;
}

/** Runs apt-get; the output of a failure, or undefined after a success. */
async function apt(on, prefix, ...words) {
  const [command, ...rest] = [...prefix, 'apt-get', ...words];
  const { code, output, signalled } = await on.run(command, rest);
  if (signalled) on.exit(code);
  return code === 0 ? undefined : output;
}

const install = (on, prefix, ...names) => apt(on, prefix, 'install', '--yes', '--no-install-recommends', ...names);

async function missingFonts(on) {
  const missing = [];
  for (const name of FONTS) {
    const { output } = await on.run('dpkg-query', ['--show', '--showformat=${Status}', name]);
    if (!output.startsWith('install ok installed')) missing.push(name);
  }
  return missing;
}

/**
 * On Debian and its derivatives, a user with root rights gets the distribution's Chromium where no browser is installed, and the fonts.
 * Fonts that could not be installed are noted, so that later runs do not try again.
 */
async function installPackages(on) {
  if (!on.exists('/usr/bin/apt-get')) return;
  const fonts = await missingFonts(on);
  const needsBrowser = !hasBrowser(on);
  if (!needsBrowser && (fonts.length === 0 || on.readNote() === fonts.join(' '))) return;
  const prefix = await asRoot(on);
  if (!prefix) return;
  const from = performance.now();
  on.print(`Installing ${needsBrowser ? 'Chromium' : 'fonts'} for the browser tests …`);
  await apt(on, prefix, 'update');
  // Some releases of Debian have no headless shell.
  const browserFailure = needsBrowser
    ? (await install(on, prefix, 'chromium-headless-shell')) && (await install(on, prefix, 'chromium'))
    : undefined;
  // Installed separately, because the browser does not depend on them.
  const fontFailure = fonts.length > 0 ? await install(on, prefix, ...fonts) : undefined;
  if (fontFailure !== undefined) on.writeNote(fonts.join(' '));
  const failure = browserFailure ?? fontFailure;
  on.print(failure === undefined ? `Installed, ${since(from)}` : failure.trim().split('\n').at(-1));
}

/**
 * Installs a missing browser, from the distribution or Playwright, and starts it once, so that a missing system library is found before
 * the first test. Throws Plain with the command to run.
 */
export async function ensureBrowser(on = machine) {
  await installPackages(on);
  if (!hasBrowser(on)) {
    on.print('Downloading a browser for the browser tests …');
    const { code, signalled } = await on.download();
    if (signalled) on.exit(code);
    if (code !== 0)
      throw new Plain(
        'The browser tests need Chromium or Chrome, and none could be installed. Install one, on Debian with: sudo apt-get install chromium fonts-noto-core',
      );
  }
  try {
    await on.start(browserSettings(on));
  } catch (error) {
    const reason = error.message.split('\n').find((line) => line.trim() !== '');
    throw new Plain(
      `The browser does not start: ${reason}\nInstall what it needs with: sudo npx playwright install-deps chromium`,
    );
  }
}
