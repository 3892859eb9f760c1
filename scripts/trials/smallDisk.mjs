// A file system in a file, small enough to fill, on a device whose state can be copied.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { inScratchFolder } from '../lib/scratch.mjs';

const MEGABYTE = 1024 * 1024;
const quietly = { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' };

/** The first line of a tool's error. */
const wordsOf = (error) => (error.stderr || error.message).trim().split('\n')[0];

/** @returns {string | undefined} the reason why this machine cannot mount it; undefined on success */
function mount(image, point, options) {
  fs.mkdirSync(point, { recursive: true });
  try {
    execFileSync('mount', ['-o', ['loop', ...options].join(','), image, point], quietly);
    return undefined;
  } catch (error) {
    return wordsOf(error);
  }
}

/** Lazy: with a process that still uses it, it is unmounted when that process ends. */
function unmount(point) {
  try {
    execFileSync('umount', [point], quietly);
  } catch {
    execFileSync('umount', ['--lazy', point], quietly);
  }
}

/** Mounts an image during `work`. */
async function mounted(image, point, options, work) {
  const why = mount(image, point, options);
  if (why) throw new Error(why);
  try {
    return await work(point);
  } finally {
    unmount(point);
  }
}

export const onImage = (image, point, work) => mounted(image, point, [], work);

/**
 * Calls `work` with a new ext4 file system of this size, and its file. Unsynced data stays in memory as long as ext4 allows.
 * @returns {Promise<{ value: any } | { impossible: string }>} impossible: the reason why this machine cannot create one
 */
export const onSmallDisk = (megabytes, work) =>
  inScratchFolder(async (folder) => {
    const image = path.join(folder, 'disk');
    const point = path.join(folder, 'mounted');
    fs.writeFileSync(image, '');
    fs.truncateSync(image, megabytes * MEGABYTE);
    const options = ['commit=300'];
    try {
      execFileSync('mkfs.ext4', ['-q', '-F', '-m', '0', '-E', 'lazy_itable_init=0', image], quietly);
    } catch (error) {
      return { impossible: wordsOf(error) };
    }
    const impossible = mount(image, point, options);
    if (impossible) return { impossible };
    fs.chmodSync(point, 0o700);
    try {
      return { value: await work({ point, image, folder }) };
    } finally {
      unmount(point);
    }
  });

export function freeMegabytes(point) {
  const { bavail, bsize } = fs.statfsSync(point);
  return (bavail * bsize) / MEGABYTE;
}

/** Fills the disk until this number of megabytes is free. @returns a function that frees the space */
export function fillUp(point, leave) {
  const file = path.join(point, 'filler');
  const handle = fs.openSync(file, 'a');
  try {
    for (;;) {
      const size = Math.floor((freeMegabytes(point) - leave) * MEGABYTE);
      // Fills the last blocks independently of the reported free space.
      if (size <= 0 && leave > 0) break;
      fs.writeSync(handle, Buffer.alloc(Math.max(4096, Math.min(size, 4 * MEGABYTE))));
    }
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error;
  } finally {
    fs.closeSync(handle);
  }
  return () => fs.rmSync(file, { force: true });
}
