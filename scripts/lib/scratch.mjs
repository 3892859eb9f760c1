import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Calls `work` with a new folder and removes it afterwards. */
export async function inScratchFolder(work) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'school-portal-scratch-'));
  try {
    return await work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
