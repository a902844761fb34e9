import { createMemoryStorage } from '@college/api-client';
import { expect, it } from 'vitest';
import { createSavedViews } from './savedViews';

const graphs = { name: '图', params: { keyword: '图', sort: '-hours' } };
const place = { userId: 5, list: '/courseUnit/list' };

it('keeps the views of a person and a list, and of nobody and nothing else', async () => {
  const storage = createMemoryStorage();
  await createSavedViews(storage, place).saveViews([graphs]);
  expect(await createSavedViews(storage, place).loadViews()).toEqual([graphs]);
  expect(await createSavedViews(storage, { ...place, userId: 6 }).loadViews()).toEqual([]);
  expect(await createSavedViews(storage, { ...place, list: '/major/list' }).loadViews()).toEqual([]);
});

it.each(['no JSON', '{}', '[null, 3, {"name": "图"}, {"name": 3, "params": {}}, {"name": "图", "params": {"page": 3}}]'])(
  'leaves out what it cannot understand: %s',
  async (text) => {
    const storage = createMemoryStorage();
    storage.setItem('views:5:/courseUnit/list', text);
    expect(await createSavedViews(storage, place).loadViews()).toEqual([]);
  },
);
