// The files of deploy/ can be read by Prometheus and Grafana, and use only metrics that the provider has.
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.resolve(__dirname, '../../..');
const read = (...parts: string[]) => fs.readFileSync(path.join(root, ...parts), 'utf8');
const METRIC = /\bportal_[a-z_]+/g;
const SUFFIX = /_(bucket|count|sum)$/;

/** The metrics in the sources of the provider. */
const known = new Set(read('provider/web/metrics/metrics.ts').match(METRIC) ?? []);
const unknownIn = (text: string) =>
  (text.match(METRIC) ?? []).filter((name) => !known.has(name) && !known.has(name.replace(SUFFIX, '')));

test('F9 the scrape example reads the alert rules, which use metrics of the provider', () => {
  const { rule_files } = parse(read('deploy/prometheus.yml')) as { rule_files: string[] };
  expect(rule_files).toEqual(['alerts.yml']);
  const { groups } = parse(read('deploy/alerts.yml')) as { groups: { rules: { alert: string; expr: string }[] }[] };
  const rules = groups.flatMap((group) => group.rules);
  expect(rules.map(({ alert }) => alert)).toEqual(['SchoolPortalDown', 'SchoolPortalErrors', 'SchoolPortalSlow']);
  expect(rules.flatMap(({ expr }) => unknownIn(expr))).toEqual([]);
});

test('F9 each panel of the dashboard has a query, and uses metrics of the provider', () => {
  const { panels } = JSON.parse(read('deploy/grafana/school-portal.json')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  for (const { title, targets } of panels) expect([title, targets.length > 0]).toEqual([title, true]);
  expect(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => unknownIn(expr)))).toEqual([]);
  for (const name of known)
    if (name !== 'portal_call_errors_total') expect(read('deploy/grafana/school-portal.json')).toContain(name);
});
