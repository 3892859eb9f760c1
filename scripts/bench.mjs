// `npm run bench` measures a sign-in, a read, a start and the weight of the login page on each engine, and then each part.
// A part alone: `-- students` lists, `-- import` registration of many students at once, `-- receipts` storing, listing and adding
// up payments, `-- documents` printing, `-- results` results of a large class, `-- marks` saving and reading the marks of an exam,
// `-- promotion` promotion of a school and its undo, `-- reports` pages and files of the fee reports, `-- copies` copies of a class
// to 14 others, `-- dashboard` figures of a school, `-- history` history of a student, `-- browser` what users wait for in the
// portal, `-- plans` the statements of every list and
// import in one large school, `-- grid` typing in an editable grid.
import './lib/nodeVersion.mjs';
import { engines } from './bench/engines.mjs';
import { BROWSER, measureBrowser } from './bench/browser.mjs';
import { COPIES, measureCopies } from './bench/copies.mjs';
import { HISTORY, measureHistory } from './bench/history.mjs';
import { IMPORTS, measureImport } from './bench/import.mjs';
import { DASHBOARD, measureDashboard } from './bench/dashboard.mjs';
import { measureFeeGrid } from './bench/feeGrid.mjs';
import { GRID, measureGrid } from './bench/grid.mjs';
import { MARKS_GRID, measureMarksGrid } from './bench/marksGrid.mjs';
import { how, measure } from './bench/load.mjs';
import { LARGE_MARKS, MARKS, measureMarks } from './bench/marks.mjs';
import { measureDocuments, DOCUMENTS } from './bench/documents.mjs';
import { measurePlans, PLANS } from './bench/plans.mjs';
import { measurePromotion, OTHERS, PROMOTION } from './bench/promotion.mjs';
import { measureReceipts, RECEIPT_CALLS } from './bench/receipts.mjs';
import { FILES, measureReports, PAGES } from './bench/reports.mjs';
import { measureResults, RESULTS } from './bench/results.mjs';
import { CALLS, DOWNLOADS, measureStudents } from './bench/students.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { loginPage } from './lib/loginPage.mjs';
import { describeRun } from './lib/machine.mjs';
import { launch, PASSWORD, signIn } from './lib/provider.mjs';
import { finish, Plain } from './lib/run.mjs';
import { table } from './lib/table.mjs';

const ACCOUNT = 'admin';

/** Starts twice on one database; the first start creates and fills it. */
async function starts(env) {
  const first = launch(env);
  const { ms: cold } = await first.ready();
  await first.end();
  const second = launch(env);
  const { address, ms: warm } = await second.ready();
  return { provider: second, address, cold, warm };
}

async function calls(address) {
  const bearer = { headers: { authorization: `Bearer ${await signIn(address, ACCOUNT)}` } };
  const login = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: ACCOUNT, password: PASSWORD }),
  };
  return {
    'GET /user/info': await measure(`${address}/api/user/info`, bearer),
    'GET /school/all': await measure(`${address}/api/school/all`, bearer),
    'sign-in (argon2id)': await measure(`${address}/api/auth/login`, login),
  };
}

async function measureEngine({ name, use }) {
  return use(async (env) => {
    const { provider, address, cold, warm } = await starts(env);
    try {
      const figures = Object.entries(await calls(address));
      return {
        starts: [name, Math.round(cold), Math.round(warm)],
        calls: figures.map(([what, { perSecond, p50, p95, refused }]) => [what, name, perSecond, p50, p95, refused]),
      };
    } finally {
      await provider.end();
    }
  });
}

async function wholeProvider() {
  const measured = [];
  for (const engine of await engines()) measured.push(await measureEngine(engine));
  console.log(
    `\n${table(
      CALLS,
      measured.flatMap((each) => each.calls),
    )}`,
  );
  console.log(
    `\n${table(
      ['provider start', 'first, with demo, ms', 'second, ms'],
      measured.map((each) => each.starts),
    )}`,
  );
  const { scripts, others } = loginPage();
  const bytes = (files) => files.reduce((sum, file) => sum + file.bytes, 0);
  console.log(
    `\nLogin page over the wire (Brotli): ${bytes(scripts)} bytes of script, ${bytes(others)} of everything else`,
  );
}

async function lists() {
  const { calls: found, downloads } = await measureStudents();
  console.log(`\n${table(CALLS, found)}`);
  if (downloads.length > 0) console.log(`\n${table(DOWNLOADS, downloads)}`);
}

const imports = async () => console.log(`\n${table(IMPORTS, await measureImport())}`);

const receipts = async () => console.log(`\n${table(RECEIPT_CALLS, await measureReceipts())}`);

const documents = async () => console.log(`\n${table(DOCUMENTS, await measureDocuments())}`);

const results = async () => console.log(`\n${table(RESULTS, await measureResults())}`);

const marks = async () => {
  const { calls: found, largest } = await measureMarks();
  console.log(`\n${table(MARKS, found)}\n\n${table(LARGE_MARKS, largest)}`);
};

const promotion = async () => {
  const { calls: found, others } = await measurePromotion();
  console.log(`\n${table(PROMOTION, found)}\n\n${table(OTHERS, others)}`);
};

const dashboard = async () => console.log(`\n${table(DASHBOARD, await measureDashboard())}`);

const history = async () => console.log(`\n${table(HISTORY, await measureHistory())}`);

const reports = async () => {
  const { pages, files } = await measureReports();
  console.log(`\n${table(PAGES, pages)}\n\n${table(FILES, files)}`);
};

const copies = async () => console.log(`\n${table(COPIES, await measureCopies())}`);

const browser = async () => console.log(`\n${table(BROWSER, await measureBrowser())}`);

const plans = async () => console.log(`\n${table(PLANS, await measurePlans())}`);

const grid = async () => {
  console.log(`\n${table(GRID, [...(await measureGrid()), ...(await measureFeeGrid())])}`);
  console.log(`\n${table(MARKS_GRID, await measureMarksGrid())}`);
};

const MEASUREMENTS = {
  students: lists,
  import: imports,
  receipts,
  documents,
  results,
  marks,
  promotion,
  reports,
  copies,
  dashboard,
  history,
  browser,
  plans,
  grid,
};

await finish(async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !(name in MEASUREMENTS));
  if (unknown.length > 0)
    throw new Plain(`No such measurement: ${unknown.join(' ')}. There are: ${Object.keys(MEASUREMENTS).join(', ')}`);
  await ensureInstalled();
  await ensureBuilt(['portal', 'provider']);
  console.log(`${describeRun(['npm run bench', ...wanted].join(' -- '))}\nMethod:  ${how}`);
  if (wanted.length === 0) await wholeProvider();
  for (const [name, run] of Object.entries(MEASUREMENTS)) if (wanted.length === 0 || wanted.includes(name)) await run();
  return 0;
});
