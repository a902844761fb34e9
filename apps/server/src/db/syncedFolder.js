import fs from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * PGlite's folder with real syncs. Its own file system answers fsync without telling the disk, so that a power cut
 * could lose what was acknowledged.
 */
export class SyncedFolder extends NodeFS {
  /**
   * @param {string} folder
   * @param {() => void} [onSync] called after each sync, for counting
   */
  constructor(folder, onSync = () => {}) {
    super(folder);
    this.onSync = onSync;
  }

  /** @override */
  async init(engine, options) {
    const { emscriptenOpts } = await super.init(engine, options);
    const addSync = (module) => {
      const nodeFiles = module.NODEFS;
      nodeFiles.stream_ops.fsync = (stream) => {
        syncStream(module, nodeFiles, stream);
        this.onSync();
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...emscriptenOpts.preRun, addSync] } };
  }
}

function syncStream(module, nodeFiles, stream) {
  if (stream.nfd !== undefined && stream.nfd !== null) fs.fsyncSync(stream.nfd);
  else if (module.FS.isDir(stream.node.mode)) syncDirectory(nodeFiles.realPath(stream.node));
}

/** Makes the names in a directory durable. Windows cannot sync a directory and keeps its names by itself. */
function syncDirectory(directory) {
  if (process.platform === 'win32') return;
  const descriptor = fs.openSync(directory, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/**
 * Syncs a folder with all that is in it, once, after it was first filled. Many at a time: the disk then writes its own log once for all.
 * @param {string} folder
 * @returns {Promise<void>}
 */
export async function syncTree(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  await Promise.all(entries.map((entry) => syncEntry(entry, path.join(folder, entry.name))));
  syncDirectory(folder);
}

async function syncEntry(entry, entryPath) {
  if (entry.isDirectory()) await syncTree(entryPath);
  else if (entry.isFile()) await syncFile(entryPath);
}

async function syncFile(file) {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
