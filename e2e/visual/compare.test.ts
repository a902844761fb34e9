import { mkdirSync, mkdtempSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compareFolders } from './compare';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'pictures-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const folders = () => ({ before: join(folder, 'before'), after: join(folder, 'after'), differences: join(folder, 'differences') });

/** Puts a grey picture into a folder, with some of its pixels in another shade. */
function put(side: 'before' | 'after', name: string, { width = 20, height = 10, other = [] as number[] } = {}) {
  const picture = new PNG({ width, height });
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const shade = other.includes(pixel) ? 201 : 200;
    picture.data.set([shade, shade, shade, 255], pixel * 4);
  }
  const path = join(folder, side, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, PNG.sync.write(picture));
}

it('finds two pixels that are one shade brighter, and draws where', () => {
  put('before', 'zh-light/button.png');
  put('after', 'zh-light/button.png', { other: [3, 4] });
  expect(compareFolders(folders())).toMatchObject([{ mode: 'zh-light', story: 'button', kind: 'changed', pixels: 2 }]);
  expect(existsSync(join(folder, 'differences/zh-light/button.png'))).toBe(true);
});

it('finds nothing in equal pictures', () => {
  put('before', 'zh-light/button.png', { other: [7] });
  put('after', 'zh-light/button.png', { other: [7] });
  expect(compareFolders(folders())).toEqual([{ mode: 'zh-light', story: 'button', kind: 'same' }]);
  expect(existsSync(join(folder, 'differences'))).toBe(false);
});

it('counts what a picture that grew has more of', () => {
  put('before', 'en-dark/button.png', { height: 10 });
  put('after', 'en-dark/button.png', { height: 12 });
  expect(compareFolders(folders())).toMatchObject([{ kind: 'changed', pixels: 2 * 20 }]);
});

it('reports new and removed stories', () => {
  put('before', 'zh-light/gone.png');
  put('after', 'zh-light/new.png');
  expect(compareFolders(folders()).map(({ story, kind }) => [story, kind])).toEqual([
    ['gone', 'removed'],
    ['new', 'added'],
  ]);
});
