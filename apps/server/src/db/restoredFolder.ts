import { rename } from 'node:fs/promises';
import path from 'node:path';
import { exists } from './exists';
import { syncFolder } from './syncFolder';

/** The name of data that a restore has made whole. */
export const restoredName = 'data.restored';

/** Names restored data as the data where there is no other: a restore that was interrupted between its two renamings ends here. */
export async function putRestoredInPlace(folder: string): Promise<void> {
  const data = path.join(folder, 'data');
  const restored = path.join(folder, restoredName);
  if ((await exists(data)) || !(await exists(restored))) return;
  await rename(restored, data);
  await syncFolder(folder);
}
