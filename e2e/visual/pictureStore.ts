import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PlannedFile } from './plan';

/** What a story is called, by its id: the title of its widget and its own name. */
export type StoryNames = Record<string, { widget: string; name: string }>;

/** What was taken of a file of stories. */
interface TakenFile {
  names: StoryNames;
  /** The ids of stories that could not be drawn. */
  failed: readonly string[];
}

const keptFor = 14 * 86_400_000;

/** Pictures that were taken on this machine, by the sources that they show: `<key>/<mode>/<story>.png`. */
export function createPictureStore(home: string) {
  const folderOf = (key: string) => join(home, key);
  const recordOf = (key: string) => join(folderOf(key), 'taken.json');

  function takenOf(key: string): TakenFile | undefined {
    return existsSync(recordOf(key)) ? (JSON.parse(readFileSync(recordOf(key), 'utf8')) as TakenFile) : undefined;
  }

  /** Those of the files whose pictures have still to be taken, or where a story could not be drawn the last time. */
  function missing(files: readonly PlannedFile[]): PlannedFile[] {
    return files.filter(({ key }) => takenOf(key)?.failed.length !== 0);
  }

  function remove(files: readonly PlannedFile[]) {
    for (const { key } of files) rmSync(folderOf(key), { recursive: true, force: true });
  }

  /** Notes that a file's pictures were taken; until then none of them counts. */
  function complete({ key }: PlannedFile, taken: TakenFile) {
    mkdirSync(folderOf(key), { recursive: true });
    writeFileSync(recordOf(key), JSON.stringify(taken));
  }

  /** Copies the pictures of files into one folder, as `<mode>/<story>.png`, and returns what their stories are called and which were not drawn. */
  function layOut(files: readonly PlannedFile[], into: string): TakenFile {
    rmSync(into, { recursive: true, force: true });
    const all = files.flatMap(({ key }) => {
      const taken = takenOf(key);
      if (!taken) return [];
      utimesSync(folderOf(key), new Date(), new Date());
      for (const picture of picturesIn(folderOf(key))) {
        mkdirSync(dirname(join(into, picture)), { recursive: true });
        copyFileSync(join(folderOf(key), picture), join(into, picture));
      }
      return [taken];
    });
    return { names: Object.assign({}, ...all.map(({ names }) => names)), failed: all.flatMap(({ failed }) => failed) };
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
