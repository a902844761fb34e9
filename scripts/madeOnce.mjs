/** Keeps what is made from sources: made once, and again when the sources have changed. */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf } from './freshness.mjs';
import { cache } from './paths.mjs';

const day = 86_400_000;

/**
 * The folder `.cache/<place>/<name>-<digest of the sources>`, which `make` fills where it is not there yet. It is made under another name, so that it is
 * there whole or not at all: of two who make it at the same time the second takes what the first one made.
 */
export async function madeOnce({ place, name, sources, make }) {
  const shelf = join(cache, place);
  const finished = join(shelf, `${name}-${digestOf(sources).slice(0, 16)}`);
  if (existsSync(finished)) return finished;
  await removeOld(shelf, name);
  await mkdir(shelf, { recursive: true });
  const unfinished = await mkdtemp(join(shelf, `${name}-making-`));
  await make(unfinished);
  await rename(unfinished, finished).catch(async (error) => {
    if (!existsSync(finished)) throw error;
    await rm(unfinished, { recursive: true });
  });
  return finished;
}

/** What was made more than a day ago is from other sources; what is younger may be in use. */
async function removeOld(shelf, name) {
  const names = existsSync(shelf) ? await readdir(shelf) : [];
  for (const path of names.filter((one) => one.startsWith(`${name}-`)).map((one) => join(shelf, one))) {
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() })); // Removed meanwhile.
    if (mtimeMs < Date.now() - day) await rm(path, { recursive: true, force: true });
  }
}
