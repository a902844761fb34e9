import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** One picture of a story, held against the one of the base revision. */
export interface Comparison {
  /** The combination of language and theme, as the folder of its pictures is called. */
  mode: string;
  story: string;
  kind: 'same' | 'changed' | 'added' | 'removed';
  /** How many pixels differ, where both pictures are there. */
  pixels?: number;
  /** Digests of the pictures, where they differ: who accepts a difference accepts these two. */
  before?: string;
  after?: string;
}

/** The folders of the pictures before and after, each as `<mode>/<story>.png`, and of the differences. */
export interface PictureFolders {
  before: string;
  after: string;
  differences: string;
}

/** Compares two folders of pictures. Both were taken on one machine, so that every pixel counts: nothing is put down to smoothing. */
export function compareFolders({ before, after, differences }: PictureFolders): Comparison[] {
  return namesIn(before, after).map((name) => {
    const [mode = '', file = ''] = name.split('/');
    const found = { mode, story: file.replace(/\.png$/, '') };
    if (!existsSync(join(before, name))) return { ...found, kind: 'added', after: digestOf(readFileSync(join(after, name))) };
    if (!existsSync(join(after, name))) return { ...found, kind: 'removed', before: digestOf(readFileSync(join(before, name))) };
    const earlier = readFileSync(join(before, name));
    const later = readFileSync(join(after, name));
    if (earlier.equals(later)) return { ...found, kind: 'same' };
    const { pixels, picture } = comparePictures(PNG.sync.read(earlier), PNG.sync.read(later));
    if (pixels === 0) return { ...found, kind: 'same' };
    const path = join(differences, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, PNG.sync.write(picture));
    return { ...found, kind: 'changed', pixels, before: digestOf(earlier), after: digestOf(later) };
  });
}

function digestOf(picture: Buffer) {
  return createHash('sha256').update(picture).digest('hex').slice(0, 16);
}

/** How many pixels of two pictures differ, and a picture of where; both are laid on a ground that holds the larger one. */
export function comparePictures(before: PNG, after: PNG) {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const picture = new PNG({ width, height });
  const options = { threshold: 0, includeAA: true, alpha: 0.25 };
  const pixels = pixelmatch(laid(before, width, height), laid(after, width, height), picture.data, width, height, options);
  return { pixels, picture };
}

/** The picture's pixels on a transparent background of this size. */
function laid(picture: PNG, width: number, height: number) {
  if (picture.width === width && picture.height === height) return picture.data;
  const ground = new PNG({ width, height });
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground.data;
}

function namesIn(...folders: string[]) {
  const names = new Set<string>();
  for (const folder of folders.filter((path) => existsSync(path))) {
    for (const mode of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
      for (const file of readdirSync(join(folder, mode.name))) if (file.endsWith('.png')) names.add(`${mode.name}/${file}`);
    }
  }
  return [...names].sort();
}
