// Which browser `npm test` installs on a machine: the machine is a fake, which records the commands.
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const APT = '/usr/bin/apt-get';
const SHELL = '/usr/bin/chromium-headless-shell';
const CHROMIUM = '/usr/bin/chromium';
const CACHE = '/cache';

interface Machine {
  files: string[];
  /** has Playwright's headless browser of the installed version, complete */
  downloaded?: boolean;
  root?: boolean;
  fonts?: string[];
  /** packages that apt-get can install */
  packages?: string[];
  downloads?: boolean;
  starts?: boolean;
  note?: string;
}

interface Outcome {
  commands: string[];
  started?: string;
  note?: string;
  error?: string;
}

function setUp(machine: Machine): Outcome {
  const program = `
    import { ensureBrowser, downloadMarker } from '${root}/scripts/lib/browser.mjs';
    const machine = ${JSON.stringify(machine)};
    const files = new Set([...machine.files, ...(machine.downloaded ? [downloadMarker()] : [])]);
    const fonts = new Set(machine.fonts);
    const commands = [];
    const done = (ok) => ({ code: ok ? 0 : 100, output: ok ? '' : 'E: failed', signalled: false });
    const outcome = { commands, note: machine.note };
    const install = (names) => {
      if (!names.every((name) => machine.packages?.includes(name))) return done(false);
      for (const name of names) if (name.startsWith('fonts')) fonts.add(name); else files.add('/usr/bin/' + name);
      return done(true);
    };
    const on = {
      exists: (file) => files.has(file),
      isRoot: () => machine.root === true,
      run: async (command, args) => {
        if (command === 'dpkg-query') return { ...done(true), output: fonts.has(args.at(-1)) ? 'install ok installed' : '' };
        commands.push([command, ...args.filter((arg) => !arg.startsWith('--'))].join(' '));
        if (command === 'sudo') return done(false);
        return args[0] === 'install' ? install(args.filter((arg) => !arg.startsWith('--')).slice(1)) : done(true);
      },
      download: async () => {
        commands.push('download');
        if (machine.downloads) files.add(downloadMarker());
        return done(machine.downloads);
      },
      start: async ({ channel, launchOptions }) => {
        if (machine.starts === false) throw new Error('\\nlibnss3.so is missing\\nmore');
        outcome.started = launchOptions.executablePath ?? channel ?? 'playwright';
      },
      readNote: () => outcome.note,
      writeNote: (text) => void (outcome.note = text),
      exit: (code) => { throw new Error('ended with ' + code); },
      print: () => undefined,
    };
    try { await ensureBrowser(on); } catch (error) { outcome.error = error.message; }
    console.log(JSON.stringify(outcome));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    env: { ...process.env, PLAYWRIGHT_BROWSERS_PATH: CACHE },
  });
  return JSON.parse(output) as Outcome;
}

const FONTS = ['fonts-liberation', 'fonts-noto-core'];
const UPDATE = 'apt-get update';
const INSTALL_FONTS = `apt-get install ${FONTS.join(' ')}`;
const NONE = /^The browser tests need Chromium or Chrome, and none could be installed\./;
/** Debian as root, with the fonts. */
const debian = (more: Partial<Machine>): Machine => ({ files: [APT], root: true, fonts: FONTS, ...more });

test.each<[string, Machine, Outcome]>([
  ['with Chromium and fonts', debian({ files: [APT, CHROMIUM] }), { commands: [], started: CHROMIUM }],
  ['with the complete download', debian({ downloaded: true }), { commands: [], started: 'playwright' }],
  [
    'with the download of an older version, and half of the wanted one',
    debian({
      files: [APT, CACHE, `${CACHE}/chromium-1000/INSTALLATION_COMPLETE`, `${CACHE}/chromium_headless_shell-1255`],
      packages: ['chromium-headless-shell'],
    }),
    { commands: [UPDATE, 'apt-get install chromium-headless-shell'], started: SHELL },
  ],
  [
    'of a release without the headless shell',
    debian({ packages: ['chromium'] }),
    { commands: [UPDATE, 'apt-get install chromium-headless-shell', 'apt-get install chromium'], started: CHROMIUM },
  ],
  [
    'without fonts, which apt-get does not have',
    debian({ fonts: [], packages: ['chromium-headless-shell'] }),
    {
      commands: [UPDATE, 'apt-get install chromium-headless-shell', INSTALL_FONTS],
      started: SHELL,
      note: FONTS.join(' '),
    },
  ],
  [
    'whose package servers do not answer',
    debian({ downloads: true }),
    {
      commands: [UPDATE, 'apt-get install chromium-headless-shell', 'apt-get install chromium', 'download'],
      started: 'playwright',
    },
  ],
  [
    'of a user without root rights',
    debian({ root: false, downloads: true }),
    { commands: ['sudo true', 'download'], started: 'playwright' },
  ],
  ['without apt-get', { files: [], downloads: true }, { commands: ['download'], started: 'playwright' }],
])('a machine %s gets its browser in these steps', (_machine, machine, outcome) => {
  expect(setUp(machine)).toEqual(outcome);
});

test('a machine that can install no browser reports it in one sentence, and one whose browser does not start why', () => {
  const none = setUp(debian({}));
  expect(none.commands.at(-1)).toBe('download');
  expect(none.error).toMatch(NONE);
  expect(setUp(debian({ files: [APT, CHROMIUM], starts: false })).error).toBe(
    'The browser does not start: libnss3.so is missing\nInstall what it needs with: sudo npx playwright install-deps chromium',
  );
});

test('fonts alone are installed once; where that fails, later runs call no apt-get until other fonts are missing', () => {
  const machine = debian({ files: [APT, CHROMIUM], fonts: [] });
  expect(setUp({ ...machine, packages: FONTS })).toEqual({ commands: [UPDATE, INSTALL_FONTS], started: CHROMIUM });
  const first = setUp(machine);
  expect(first).toEqual({ commands: [UPDATE, INSTALL_FONTS], started: CHROMIUM, note: FONTS.join(' ') });
  const { note = '' } = first;
  expect(setUp({ ...machine, note })).toEqual({ commands: [], started: CHROMIUM, note });
  expect(setUp({ ...machine, note, fonts: ['fonts-liberation'] }).commands).toEqual([
    UPDATE,
    'apt-get install fonts-noto-core',
  ]);
});
