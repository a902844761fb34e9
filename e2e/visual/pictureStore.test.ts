import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPictureStore } from './pictureStore';

let home: string;
beforeEach(() => (home = mkdtempSync(join(tmpdir(), 'picture-store-'))));
afterEach(() => rmSync(home, { recursive: true }));

const tabs = { file: 'Tabs.stories.tsx', key: 'key1' };
const taken = { names: { 'ui-tabs--two': { widget: 'UI/Tabs', name: 'Two' } }, failed: [] };

function take(store: ReturnType<typeof createPictureStore>) {
  mkdirSync(join(store.folderOf(tabs.key), 'zh-light'), { recursive: true });
  writeFileSync(join(store.folderOf(tabs.key), 'zh-light', 'ui-tabs--two.png'), 'picture');
}

it('has pictures only once a file was taken, and lays them out with their names', () => {
  const store = createPictureStore(join(home, 'pictures'));
  take(store);
  expect(store.missing([tabs])).toEqual([tabs]);
  expect(store.layOut([tabs], join(home, 'before')).names).toEqual({});
  store.complete(tabs, taken);
  expect(store.missing([tabs])).toEqual([]);
  expect(store.layOut([tabs], join(home, 'before'))).toEqual(taken);
  expect(existsSync(join(home, 'before/zh-light/ui-tabs--two.png'))).toBe(true);
});

it('takes a file again where a story could not be drawn', () => {
  const store = createPictureStore(join(home, 'pictures'));
  store.complete(tabs, { ...taken, failed: ['ui-tabs--one'] });
  expect(store.missing([tabs])).toEqual([tabs]);
  expect(store.layOut([tabs], join(home, 'before')).failed).toEqual(['ui-tabs--one']);
});

it('removes what was not used for two weeks', () => {
  const store = createPictureStore(join(home, 'pictures'));
  take(store);
  store.complete(tabs, taken);
  store.removeOld();
  expect(store.missing([tabs])).toEqual([]);
  const longAgo = new Date(Date.now() - 15 * 86_400_000);
  utimesSync(store.folderOf(tabs.key), longAgo, longAgo);
  store.removeOld();
  expect(store.missing([tabs])).toEqual([tabs]);
});
