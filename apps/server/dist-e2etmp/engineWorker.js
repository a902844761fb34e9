import "./chunk-PZ5AY32C.js";

// src/db/engineWorker.js
import { parentPort, workerData } from "worker_threads";

// src/db/engine.js
import fs2 from "fs";
import path2 from "path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS as NodeFS2 } from "@electric-sql/pglite/nodefs";

// src/db/syncedFolder.js
import fs from "fs";
import { open, readdir } from "fs/promises";
import path from "path";
import { NodeFS } from "@electric-sql/pglite/nodefs";
var SyncedFolder = class extends NodeFS {
  /**
   * @param {string} folder
   * @param {() => void} [onSync] called after each sync, for counting
   */
  constructor(folder, onSync = () => {
  }) {
    super(folder);
    this.onSync = onSync;
  }
  /** @override */
  async init(engine2, options) {
    const { emscriptenOpts } = await super.init(engine2, options);
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
};
function syncStream(module, nodeFiles, stream) {
  if (stream.nfd !== void 0 && stream.nfd !== null) fs.fsyncSync(stream.nfd);
  else if (module.FS.isDir(stream.node.mode)) syncDirectory(nodeFiles.realPath(stream.node));
}
function syncDirectory(directory) {
  if (process.platform === "win32") return;
  const descriptor = fs.openSync(directory, "r");
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
async function syncTree(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  await Promise.all(entries.map((entry) => syncEntry(entry, path.join(folder, entry.name))));
  syncDirectory(folder);
}
async function syncEntry(entry, entryPath) {
  if (entry.isDirectory()) await syncTree(entryPath);
  else if (entry.isFile()) await syncFile(entryPath);
}
async function syncFile(file) {
  const handle = await open(file, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

// src/db/engine.js
var startParams = [...PGlite.defaultStartParams.filter((param) => param !== "-F"), "-c", "wal_sync_method=fsync"];
async function openEngine({ folder, image, onSync }) {
  const loadDataDir = image && new Blob([image]);
  if (!folder) return await PGlite.create({ loadDataDir });
  const dataFolder = path2.join(folder, "data");
  if (!fs2.existsSync(dataFolder)) await createData(folder, dataFolder, loadDataDir);
  return await PGlite.create({ fs: new SyncedFolder(dataFolder, onSync), startParams });
}
async function createData(folder, dataFolder, loadDataDir) {
  const fresh = path2.join(folder, "data.new");
  fs2.rmSync(fresh, { recursive: true, force: true });
  const engine2 = await PGlite.create({ fs: new NodeFS2(fresh), loadDataDir });
  await engine2.close();
  await syncTree(fresh);
  fs2.renameSync(fresh, dataFolder);
}

// src/db/engineWorker.js
var port = parentPort;
if (!port) throw new Error("engineWorker: it has no parent thread. It only works as a worker. Start it through openEmbedded.");
var engine = await openEngine(workerData);
port.postMessage({ ready: true });
var queue = Promise.resolve();
port.on("message", (request) => {
  queue = queue.then(() => answer(request));
});
async function answer({ id, act, bytes }) {
  try {
    const reply = await acts[act](bytes);
    port.postMessage({ id, bytes: reply }, reply ? [reply.buffer] : []);
  } catch (error) {
    port.postMessage({ id, error: error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 500) : "unknown error" });
  }
}
var acts = {
  /** A new client must not inherit the transaction or the prepared statements of one that vanished. */
  async start(bytes) {
    if (engine.isInTransaction()) await engine.exec("rollback");
    await engine.exec("deallocate all");
    return await engine.execProtocolRaw(bytes);
  },
  query: (bytes) => engine.execProtocolRaw(bytes),
  async image() {
    const image = await engine.dumpDataDir("none");
    return new Uint8Array(await image.arrayBuffer());
  },
  async close() {
    await engine.close();
  }
};
//# sourceMappingURL=engineWorker.js.map