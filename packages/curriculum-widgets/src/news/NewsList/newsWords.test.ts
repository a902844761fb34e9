import type { NewsItem } from '@college/curriculum-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newsListMessages } from './messages';
import { newsProblems, toNewsInput, toNewsValues } from './newsValues';
import { newsBrief, newsWords } from './newsWords';

const item: NewsItem = {
  id: 7,
  title: '校历',
  content: '寒假\n\n一月十日起。',
  createTime: '2026-01-01T00:00:00Z',
  version: 4,
  translations: { en: { title: { text: 'Calendar', updatedAt: '2026-01-01T00:00:00Z' } } },
};
const now = '2026-05-13T01:00:00.000Z';

describe('the words of a news item', () => {
  it('are English where it exists, else Chinese with its language marked', () => {
    expect(newsWords(item, 'title', 'en')).toEqual({ words: 'Calendar', lang: undefined });
    expect(newsWords(item, 'content', 'en')).toEqual({ words: item.content, lang: 'zh-Hans' });
    expect(newsWords(item, 'title', 'zh')).toEqual({ words: '校历', lang: undefined });
  });

  it('are one line of at most thirty characters in a brief', () => {
    expect(newsBrief(item, 'zh').words).toBe('寒假 一月十日起。');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (content) => {
        const { words } = newsBrief({ ...item, content }, 'zh');
        expect([...words].length).toBeLessThanOrEqual(30);
        expect(words).not.toMatch(/[\n\t]/);
      }),
    );
  });
});

describe('what is sent', () => {
  it('is the item again where nothing was changed', () => {
    expect(toNewsInput(toNewsValues(item), { id: 7, record: item }, now)).toEqual({
      id: 7,
      title: '校历',
      content: item.content,
      version: 4,
      translations: item.translations,
    });
  });

  it('needs a title and a text', () => {
    const text = newsListMessages.zh;
    expect(newsProblems({ ...toNewsValues(item), title: ' ', content: '\n' }, text)).toEqual({
      title: '请填写标题。',
      content: '请填写正文。',
    });
    expect(newsProblems(toNewsValues(item), text)).toEqual({});
  });
});
