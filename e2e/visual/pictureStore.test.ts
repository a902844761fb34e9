import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPictureStore } from './pictureStore';

let home: string;
beforeEach(() => (home = mkdtempSync(join(tmpdir(), 'picture-store-'))));
afterEach(() => rmSync(home, { recursive: true }));

const tabs = { file: 'Tabs.stories.tsx', key: 'key1' };
const names = { 'ui-tabs--two': { widget: 'UI/Tabs', name: 'Two' } };

function take(store: ReturnType<typeof createPictureStore>) {
  mkdirSync(join(store.folderOf(tabs.key), 'zh-light'), { recursive: true });
  writeFileSync(join(store.folderOf(tabs.key), 'zh-light', 'ui-tabs--two.png'), 'picture');
}

it('has pictures only once all of a file were taken, and lays them out with their names', () => {
  const store = createPictureStore(join(home, 'pictures'));
  take(store);
  expect(store.missing([tabs])).toEqual([tabs]);
  expect(store.layOut([tabs], join(home, 'before'))).toEqual({});
  store.complete(tabs, names);
  expect(store.missing([tabs])).toEqual([]);
  expect(store.layOut([tabs], join(home, 'before'))).toEqual(names);
  expect(existsSync(join(home, 'before/zh-light/ui-tabs--two.png'))).toBe(true);
});

it('removes what was not used for two weeks', () => {
  const store = createPictureStore(join(home, 'pictures'));
  take(store);
  store.complete(tabs, names);
  store.removeOld();
  expect(store.missing([tabs])).toEqual([]);
  const longAgo = new Date(Date.now() - 15 * 86_400_000);
  utimesSync(store.folderOf(tabs.key), longAgo, longAgo);
  store.removeOld();
  expect(store.missing([tabs])).toEqual([tabs]);
});
