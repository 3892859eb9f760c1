import { chromium } from '@playwright/test';
import fs from 'node:fs';
import { openMarks } from './marksGrid.mjs';
const size = Number(process.argv[2] ?? 60), keys = Number(process.argv[3] ?? 300);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu-vsync', '--disable-frame-rate-limit'] });
const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
const address = 'http://localhost:4150';
await page.goto(`${address}/auth/login`);
await page.getByLabel('Username', { exact: true }).fill('admin');
await page.getByLabel('Password', { exact: true }).fill('Portal@2026');
await page.getByRole('button', { name: 'Sign in' }).click();
await page.waitForURL((u) => u.pathname !== '/auth/login');
console.log('open', await openMarks(page, address, size));
await page.locator('[data-cell="Student 1, Subject 1 Theory, out of 100"]').click();
await page.evaluate(() => {
  globalThis.times = [];
  window.addEventListener('keydown', (e) => {
    const from = performance.now(); const k = e.key;
    requestAnimationFrame(() => { const c = new MessageChannel(); c.port1.onmessage = () => globalThis.times.push([k === 'Enter' ? 'E' : 'd', performance.now() - from]); c.port2.postMessage(null); });
  }, { capture: true });
});
const cdp = await page.context().newCDPSession(page);
const run = async (n) => { for (let i = 0; i < n; i += 3) for (const k of ['6', '5', 'Enter']) { await page.keyboard.down(k); await page.waitForTimeout(60); await page.keyboard.up(k); } };
await run(60);
await page.evaluate(() => { globalThis.times.length = 0; });
if (process.argv[4]) { await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', { interval: 200 }); await cdp.send('Profiler.start'); }
await cdp.send('Performance.enable');
const m = async () => Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map((x) => [x.name, x.value]));
const m0 = await m();
await run(keys);
const m1 = await m();
if (process.argv[4]) { const { profile } = await cdp.send('Profiler.stop'); fs.writeFileSync('/tmp/prof.cpuprofile', JSON.stringify(profile)); }
const t = await page.evaluate(() => globalThis.times);
for (const k of ['d', 'E']) { const s = t.filter((x) => x[0] === k).map((x) => x[1]).sort((a, b) => a - b); const q = (p) => s[Math.floor(s.length * p)]?.toFixed(1); console.log(k, 'p25', q(.25), 'p50', q(.5), 'p75', q(.75), 'p95', q(.95)); }
for (const n of ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration', 'TaskDuration', 'LayoutCount', 'RecalcStyleCount']) console.log(n, ((m1[n] - m0[n]) / keys * (n.endsWith('Count') ? 1 : 1000)).toFixed(2));
await browser.close();
