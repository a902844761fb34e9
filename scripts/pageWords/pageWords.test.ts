import { createMockFetch } from '../../packages/api-client/src/mock';
import { courseUnitDetailMessages } from '../../packages/curriculum-widgets/src/course-units/CourseUnitDetail/messages';
import { resolveMessages } from '../../packages/ui/src/messages/resolveMessages';
import { beforeAll, describe, expect, it } from 'vitest';
import { readComponents } from '../catalogue/made.mjs';
import { readPageWords, widgetOfPage, type PageTexts } from './read.mjs';
import { textOf } from './textOf.mjs';

type Page = keyof typeof widgetOfPage;
const pages = Object.entries(widgetOfPage) as [Page, string][];

let words: Record<Page, PageTexts>;
beforeAll(async () => {
  words = await readPageWords();
}, 60_000);

describe.each(pages)('the texts of %s', (page, folder) => {
  it('are there for every word that its widget publishes, in both languages', async () => {
    const widget = (await readComponents()).find((component) => component.folder === folder)!;
    const namespaces = new Set(Object.keys(words[page].zh).map((name) => name.split('.')[0]));
    expect(widget.messages.length).toBeGreaterThan(0);
    expect([...namespaces]).toEqual(expect.arrayContaining([...widget.messages]));
    expect(Object.keys(words[page].en)).toEqual(Object.keys(words[page].zh));
  }, 60_000);

  it('are words, in the language of the page, small enough to travel', () => {
    const { zh, en } = words[page];
    const unfit = Object.entries(en).filter(([, text]) => /\p{Script=Han}|undefined|\[object|NaN/u.test(text));
    // The switch of languages calls each by its own name.
    expect(unfit.filter(([, text]) => text !== '中文')).toEqual([]);
    expect(Object.values(zh).filter((text) => /\p{Script=Han}/u.test(text)).length).toBeGreaterThan(0.9 * Object.keys(zh).length);
    for (const texts of [zh, en]) expect(Buffer.byteLength(JSON.stringify(texts))).toBeLessThan(40_000);
  });

  it('are those that the mock API names', async () => {
    for (const [code, language] of [
      ['80101', 'zh'],
      ['80102', 'en'],
    ] as const) {
      const reply = await createMockFetch()(`/college/api/v4/pageinit/${page}?code=${code}`);
      const { values } = (await reply.json()).data.localize;
      expect(Object.keys(values).length).toBeGreaterThan(0);
      expect(words[page][language]).toMatchObject(values);
    }
  });
});

it('reproduce the built-in plural messages when applied to a widget', () => {
  const built = courseUnitDetailMessages.en;
  const laidOver = resolveMessages(courseUnitDetailMessages, 'en', words.coursedetail.en);
  expect(laidOver.save).toBe(built.save);
  expect(laidOver.pointsSummary({ points: 12, ksa: 30 })).toBe(built.pointsSummary({ points: 12, ksa: 30 }));
});

describe('the template of a sentence', () => {
  it('names its arguments, counts as of many, and lists by one name', () => {
    expect(textOf(({ count }: { count: number }) => `${count} ${count === 1 ? 'course' : 'courses'}`)).toBe('{count} courses');
    expect(textOf(({ names, more }: { names: string[]; more: number }) => names.join(', ') + (more > 0 ? ` and ${more}` : ''))).toBe(
      '{names}',
    );
    expect(textOf(({ isNew }: { isNew: boolean }) => (isNew ? 'New' : 'Old'))).toBe('New');
  });

  it('is none where no words come of the names', () => {
    expect(textOf(({ by }: { by: number }) => `${Math.abs(by)} too many`)).toBeUndefined();
    expect(textOf(({ rows }: { rows: { name: string }[] }) => rows.map(({ name }) => name).join())).toBeUndefined();
    expect(textOf(({ kind }: { kind: 'a' }) => ({ a: 'A' })[kind])).toBeUndefined();
  });
});
