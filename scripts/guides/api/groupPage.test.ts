import { describe, expect, it } from 'vitest';
import { operationsOf } from './documents';
import { apiFaults } from './faults';
import { conventionsPage } from './conventionsPage';
import { groupPage } from './groupPage';
import { pageWords } from './pageWords';
import { speakerOf, wordedDocument } from './wordedDocument';

const inBoth = (['en', 'zh'] as const).map((language) => {
  const document = wordedDocument(speakerOf(language));
  const text = (tag: string) => groupPage(tag, document, pageWords[language]);
  return { language, document, text, texts: document.tags.map(({ name }) => text(name)) };
});

it('knows what everything in the document means, in both languages', () => {
  expect(apiFaults()).toEqual([]);
});

describe.each(inBoth)('in $language', ({ language, document, text, texts }) => {
  it('has each call on one page', () => {
    const heads = texts.flatMap((page) => [...page.matchAll(/^## `(.+)`$/gm)].map(([, call]) => call));
    expect(heads.toSorted()).toEqual(
      operationsOf(document)
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
    );
  });

  it('leaves no cell of a table empty', () => {
    expect(texts.flatMap((page) => page.split('\n').filter((line) => /^\|.*\| +\|/.test(line)))).toEqual([]);
  });

  it('links to shapes that the same page tells of', () => {
    for (const page of texts) {
      const sections = new Set([...page.matchAll(/^### (.+)$/gm)].map(([, shape]) => `#${shape!.toLowerCase()}`));
      const links = [...page.matchAll(/\]\((#[^)]+)\)/g)].map(([, link]) => link!);
      expect(links.filter((link) => !sections.has(link))).toEqual([]);
    }
  });

  it('says of a save who may, what it takes, what it answers and how it may be refused', () => {
    const page = text('goals');
    const [, save] = page.split('## `POST /course/updatecoursegoal`');
    const words = pageWords[language];
    for (const said of [words.who.modify, words.writes, `**${words.body}**`, '[GoalInput](#goalinput)', `**${words.answer}**`, '`30009`'])
      expect(save!.split('\n## ')[0]).toContain(said);
  });

  it('tells the meaning of every code once for all', () => {
    const page = conventionsPage(document, pageWords[language]);
    for (const code of Object.keys(document['x-refusals'].meanings))
      expect(page).toMatch(new RegExp(`^\\| \`${code}\` \\| .{5,} \\|$`, 'm'));
  });
});

it('says no English sentence in Chinese', () => {
  const chinese = inBoth.find(({ language }) => language === 'zh')!;
  const prose = chinese.texts.join('\n').replaceAll(/```[\s\S]*?```|`[^`\n]*`|\[[^\]]*\]\([^)]*\)/g, '');
  expect(prose.match(/\b[a-z]+ [a-z]+ [a-z]+\b.*/g) ?? []).toEqual([]);
});
