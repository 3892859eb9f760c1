// The socket through which a backup pauses the provider, where it cannot be created.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listenForControl } from '../../../provider/database/embedded/controlSocket';

test('R13 a data folder on a disk without sockets does not prevent the start', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'school-portal-test-socket-'));
  try {
    // A folder with the name of the socket fails like a disk that has no sockets.
    fs.mkdirSync(path.join(folder, 'control.sock'));
    const pause = jest.fn();
    const end = await listenForControl(folder, { checkpoint: () => Promise.resolve(), pause });
    end();
    expect(fs.statSync(path.join(folder, 'control.sock')).isDirectory()).toBe(true);
    expect(pause).not.toHaveBeenCalled();
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
