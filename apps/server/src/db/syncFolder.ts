import { open } from 'node:fs/promises';

/** Has the disk keep what was renamed in a folder. Windows does so by itself, and opens no folder. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
