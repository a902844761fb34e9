import { expect, it } from 'vitest';
import { isSameView, viewOf, withView, withViewAt } from './savedViewList';

const all = { name: '全部', params: {} };
const graph = { name: '图', params: { keyword: '图', sort: '-hours' } };

it('takes two addresses that say the same for one view, in whatever order and with or without what is empty', () => {
  expect(isSameView({ sort: '-hours', keyword: '图' }, graph.params)).toBe(true);
  expect(isSameView({ ...graph.params, hidden: '' }, graph.params)).toBe(true);
  expect(isSameView({ keyword: '图' }, graph.params)).toBe(false);
  expect(viewOf([all, graph], { keyword: '', sort: '' })).toBe(all);
  expect(viewOf([all, graph], { keyword: '树' })).toBeUndefined();
});

it('puts a view after the others, in place of itself, and back where it was', () => {
  expect(withView([all], graph)).toEqual([all, graph]);
  expect(withView([graph, all], { name: '图论', params: {} }, '图')).toEqual([{ name: '图论', params: {} }, all]);
  expect(withViewAt([all], graph, 0)).toEqual([graph, all]);
  expect(withViewAt([graph, all], { ...graph, params: {} }, 0)).toEqual([graph, all]);
});
