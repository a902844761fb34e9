import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { SyncedFolder, syncTree } from './syncedFolder.js';

/** 16 MB of pages instead of 128, which the engine fills with zeros and holds for good: what is not among them is in the cache of the operating system. */
const smallParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
/** These without `-F` (which turns syncing off), and a sync that its file system can be taught. */
const startParams = [...smallParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync'];

/**
 * Opens the embedded engine: in memory, there as a copy of `image` where given, or in `folder`, which is created whole or not at all. PGlite compiles its
 * program where none is given.
 * @param {{ folder?: string, image?: Uint8Array, program?: WebAssembly.Module, onSync?: () => void }} options
 * @returns {Promise<PGlite>}
 */
export async function openEngine({ folder, image, program, onSync }) {
  const pgliteWasmModule = program;
  if (!folder) return await PGlite.create({ loadDataDir: image && new Blob([image]), startParams: smallParams, pgliteWasmModule });
  const dataFolder = path.join(folder, 'data');
  if (!fs.existsSync(dataFolder)) await createData(folder, dataFolder);
  return await PGlite.create({ fs: new SyncedFolder(dataFolder, onSync), startParams, pgliteWasmModule });
}

/** Made without syncs, synced once, then named. A process killed half way leaves only `data.new`, which the next start throws away. */
async function createData(folder, dataFolder) {
  const fresh = path.join(folder, 'data.new');
  fs.rmSync(fresh, { recursive: true, force: true });
  const engine = await PGlite.create({ fs: new NodeFS(fresh), startParams: smallParams });
  await engine.close();
  await syncTree(fresh);
  fs.renameSync(fresh, dataFolder);
}
