import { expect, it } from 'vitest';
import { pageKeysIn, sameKeys } from './pageKeys';

function page(content: string) {
  const place = document.createElement('div');
  place.innerHTML = content;
  return place;
}

it('reads the keys that a page names, each once, with what they do', () => {
  const foot = page(`
    <footer><span><kbd>1</kbd>强支撑</span><span><kbd>Shift</kbd> <kbd>↑↓</kbd> 选一片</span></footer>
    <aside><span><kbd>1</kbd>取第一个</span></aside>`);
  expect(pageKeysIn(foot)).toEqual([
    { keys: '1', does: '强支撑' },
    { keys: 'Shift ↑↓', does: '选一片' },
  ]);
});

it.each([
  ['a button', '<button type="button">保存 <kbd>Ctrl S</kbd></button>'],
  ['a sign that is not spoken', '<span>取第一个 <kbd aria-hidden="true">1</kbd></span>'],
  ['a row', '<div role="row"><span><kbd>Enter</kbd>打开</span></div>'],
  ['a key alone', '<span><kbd>Enter</kbd></span>'],
])('leaves out %s', (_, content) => {
  expect(pageKeysIn(page(content))).toEqual([]);
});

it('knows the same keys in both writings', () => {
  expect(sameKeys('Ctrl+S', 'Ctrl S')).toBe(true);
  expect(sameKeys('G M', 'G W')).toBe(false);
});
