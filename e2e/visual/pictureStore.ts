import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PlannedFile } from './plan';

/** What a story is called, by its id: the title of its widget and its own name. */
export type StoryNames = Record<string, { widget: string; name: string }>;

const keptFor = 14 * 86_400_000;

/** Pictures that were taken on this machine, by the sources that they show: `<key>/<mode>/<story>.png`. A file of stories is there whole or not at all. */
export function createPictureStore(home: string) {
  const folderOf = (key: string) => join(home, key);
  const recordOf = (key: string) => join(folderOf(key), 'taken.json');

  /** Those of the files whose pictures have still to be taken. */
  function missing(files: readonly PlannedFile[]): PlannedFile[] {
    return files.filter(({ key }) => !existsSync(recordOf(key)));
  }

  function remove(files: readonly PlannedFile[]) {
    for (const { key } of files) rmSync(folderOf(key), { recursive: true, force: true });
  }

  /** Notes that all pictures of a file are there. */
  function complete({ key }: PlannedFile, names: StoryNames) {
    mkdirSync(folderOf(key), { recursive: true });
    writeFileSync(recordOf(key), JSON.stringify(names));
  }

  /** Lays the pictures of files out in one folder, as `<mode>/<story>.png`, and returns what their stories are called. */
  function layOut(files: readonly PlannedFile[], into: string): StoryNames {
    rmSync(into, { recursive: true, force: true });
    const names: StoryNames = {};
    for (const { key } of files.filter((file) => existsSync(recordOf(file.key)))) {
      Object.assign(names, JSON.parse(readFileSync(recordOf(key), 'utf8')));
      utimesSync(folderOf(key), new Date(), new Date());
      for (const picture of picturesIn(folderOf(key))) {
        mkdirSync(dirname(join(into, picture)), { recursive: true });
        copyFileSync(join(folderOf(key), picture), join(into, picture));
      }
    }
    return names;
  }

  /** Removes what no run has used for two weeks. */
  function removeOld() {
    for (const key of existsSync(home) ? readdirSync(home) : [])
      if (statSync(folderOf(key)).mtimeMs < Date.now() - keptFor) rmSync(folderOf(key), { recursive: true });
  }
  return { folderOf, missing, remove, complete, layOut, removeOld };
}

function picturesIn(folder: string): string[] {
  const modes = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return modes.flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => `${name}/${file}`));
}
