import { afterEach, describe, expect, test } from 'vitest';
import { findAxeViolations } from './axe';
import { findClipped } from './clipping';
import { findOverlaps } from './controls';
import { findCovered } from './covered';
import { findForeignMessages, findMissingMessages, type KnownTexts } from './texts';
import { findSidewaysRegions, findWidePage } from './width';

const known: KnownTexts = { zh: ['保存'], en: ['Save all'], keys: ['goalPanel.title'] };

/** Stands a piece of a page where the components' root would be. */
function plant(html: string, lang = 'zh-CN') {
  document.body.innerHTML = `<div data-cw-root lang="${lang}" style="font:16px/20px sans-serif">${html}</div>`;
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('texts', () => {
  test.each([
    ['<p>goalPanel.title</p>', 'a key'],
    ['<p>已删除 {name}</p>', 'not filled'],
    ['<p>共 undefined 项</p>', 'not filled'],
    ['<p>NaN%</p>', 'not filled'],
    ['<button aria-label="[object Object]">x</button>', 'not filled'],
  ])('%s is missing its message', (html, what) => {
    plant(html);
    expect(findMissingMessages(known)).toEqual([expect.objectContaining({ kind: 'message', what: expect.stringContaining(what) })]);
  });

  test('a word that only looks like one is not', () => {
    plant('<p>保存 Undefinedness, banana</p>');
    expect(findMissingMessages(known)).toEqual([]);
  });

  test('interface text of the language that was not chosen', () => {
    plant('<button>保存</button><q lang="zh-CN">保存</q>', 'en');
    expect(findForeignMessages(known)).toHaveLength(1);
    plant('<button><span lang="zh-Hans">保存</span></button>', 'en');
    expect(findForeignMessages(known)).toHaveLength(1);
    plant('<button>Save all</button>');
    expect(findForeignMessages(known)).toHaveLength(1);
  });
});

describe('clipping', () => {
  test('a text that overflow hidden cuts', () => {
    plant('<div style="width:60px;overflow:hidden;white-space:nowrap">A text that is far too long</div>');
    expect(findClipped()).toEqual([expect.objectContaining({ kind: 'clipped', what: expect.stringContaining('cut on x') })]);
  });

  test('lines below a fixed height', () => {
    plant('<div style="width:60px;height:20px;overflow:hidden">One two three four five</div>');
    expect(findClipped()).toEqual([expect.objectContaining({ what: expect.stringContaining('cut on y') })]);
  });

  test('a control beyond the edge of a fixed layer', () => {
    plant('<div style="position:fixed;left:0;top:0;width:9000px;text-align:right"><button>Save</button></div>');
    expect(findClipped()).not.toEqual([]);
  });

  test('what can be scrolled to, or says its whole text, is not cut', () => {
    plant(`<div style="width:60px;overflow:auto;white-space:nowrap">A text that is far too long</div>
      <div title="A text that is far too long" style="width:60px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">A text that is far too long</div>
      <span style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap">For a screen reader</span>`);
    expect(findClipped()).toEqual([]);
  });

  test('an ellipsis that nothing explains', () => {
    plant('<div style="width:60px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">A text that is far too long</div>');
    expect(findClipped()).toHaveLength(1);
  });

  test('a layer placed outside of the box that clips is not cut by it', () => {
    plant('<div style="width:20px;height:20px;overflow:hidden"><p style="position:absolute;left:50px;top:50px">Free</p></div>');
    expect(findClipped()).toEqual([]);
  });
});

describe('controls', () => {
  const button = (left: number) => `<button style="position:absolute;left:${left}px;top:10px;width:80px;height:30px">b</button>`;

  test('two that lie on each other', () => {
    plant(button(10) + button(60));
    expect(findOverlaps()).toEqual([expect.objectContaining({ kind: 'overlap' })]);
  });

  test('two side by side, or in two layers', () => {
    plant(button(10) + button(100));
    expect(findOverlaps()).toEqual([]);
    plant(`${button(10)}<div style="position:fixed;left:0;top:0">${button(10)}</div>`);
    expect(findOverlaps()).toEqual([]);
    plant(
      '<div style="width:60px;height:30px;overflow:hidden"><button style="width:300px">long</button></div><button style="margin:-30px 0 0 80px">b</button>',
    );
    expect(findOverlaps()).toEqual([]);
  });
});

describe('covered controls', () => {
  const over = (style: string) => `<div style="position:absolute;left:0;top:0;width:200px;height:60px;${style}">over</div>`;

  test('one that a text lies on', () => {
    plant(`<button>b</button>${over('')}`);
    expect(findCovered()).toEqual([expect.objectContaining({ what: expect.stringContaining('is covered by') })]);
  });

  test.each([
    ['under an open layer', `<button>b</button>${over('z-index:1')}`],
    ['that leaves the pointer to what it lies in', `<button style="pointer-events:none">b</button>${over('')}`],
    [
      'under a panel that opens over the page',
      `<button>b</button><aside style="position:relative;z-index:1;margin-top:-30px">panel</aside>`,
    ],
    [
      'under what stays while the rest scrolls',
      `<button style="display:block;margin-top:-30px">b</button><div style="position:sticky;top:0;height:60px">head</div>`,
    ],
    [
      'beyond the edge of its scroll box',
      '<div style="width:60px;overflow:auto"><button style="margin-inline-start:80px">b</button></div><p style="margin:-30px 0 0 90px">beside</p>',
    ],
    [
      'under its own label',
      '<label><input type="checkbox"><span style="position:absolute;left:0;top:0;width:40px;height:40px">x</span></label>',
    ],
  ])('not one %s', (_, html) => {
    plant(html);
    expect(findCovered()).toEqual([]);
  });
});

describe('width', () => {
  test('a page that scrolls sideways', () => {
    plant('<div style="width:5000px">wide</div>');
    expect(findWidePage()).toEqual([expect.objectContaining({ kind: 'wide' })]);
  });

  test('a region that scrolls sideways, unless it holds a table', () => {
    plant('<div style="width:100px;overflow:auto"><p style="width:300px">wide</p></div>');
    expect(findSidewaysRegions()).toHaveLength(1);
    plant('<div style="width:100px;overflow:auto"><table><tr><td style="min-width:300px">wide</td></tr></table></div>');
    expect(findSidewaysRegions()).toEqual([]);
  });
});

describe('accessibility', () => {
  test('a button without a name and a picture without words', async () => {
    plant('<button></button><img src="data:,">');
    const found = (await findAxeViolations()).map(({ what }) => what.split(':')[0]);
    expect(found).toEqual(expect.arrayContaining(['button-name', 'image-alt']));
  });
});
