// The list of packages for those who check what they run: from the lock file alone, with a licence that the project allows.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(__dirname, '../../..');

test('F10 the package list has every package of the lock file, and the licence of each is allowed', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `school-portal-test-${process.pid}-`));
  try {
    // Fails when a licence is not allowed.
    await promisify(execFile)(process.execPath, [path.join(root, 'scripts/sbom.mjs'), folder]);
    const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
    const { bomFormat, metadata } = JSON.parse(read('sbom.json')) as {
      bomFormat: string;
      metadata: { component: { name: string } };
    };
    expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'school-portal']);
    const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { name?: string; version: string }>;
    };
    const locked = Object.entries(packages)
      .filter(([at]) => at !== '')
      .map(([at, { name, version }]) => `${name ?? at.replace(/^.*node_modules\//, '')},${version}`);
    const listed = read('licences.csv').trim().split('\n').slice(1);
    expect(new Set(listed.map((line) => line.split(',').slice(0, 2).join(',')))).toEqual(new Set(locked));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
