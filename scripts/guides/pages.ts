import { repositoryLink } from '../../docs/storybook/repositoryLink';
import { listFiles } from '../files.mjs';
import { readText, type Chapter } from './book';
import { changelog } from './changelog';
import type { Page } from './llms';
import { pageTwin } from './pageTwin';
import { keptPortPages } from './ports/kept';
import { isTwin, withoutMark } from './twins';

/** Pages that only render another file: that file is their text version. */
const drawsAFile = /<(GuidePage|PortPage|Changelog)\b/;

/** The parts of the index, in their order. */
const chinese = '中文指南';
const portsPart = { en: 'Ports', zh: '数据端口' } as const;
const foundations = { en: 'Foundations', zh: '设计基础' } as const;
const order = ['Start here', portsPart.en, foundations.en, chinese, portsPart.zh, foundations.zh];

/** The guide pages in both languages, and Storybook's pages other than components, as Markdown. */
export async function readPages(book: readonly Chapter[]): Promise<Page[]> {
  const files = listFiles(['docs/guide'], (name: string) => name.endsWith('.md'));
  const guides = files.map((path) => {
    const text = withRepositoryLinks(withoutMark(readText(path)), files);
    return {
      id: path.slice('docs/guide/'.length, -'.md'.length),
      title: headingOf(text),
      part: isTwin(path) ? chinese : 'Start here',
      text,
    };
  });
  const drawn = listFiles(['docs/storybook'], (name: string) => name.endsWith('.mdx'))
    .map(readText)
    .filter((mdx) => !drawsAFile.test(mdx))
    .flatMap((mdx) => drawnPages(mdx, book));
  const changes = { id: 'changelog', title: 'Changelog', part: 'Start here', text: changelog() };
  return [...guides, changes, ...(await portTwins()), ...drawn].sort((one, other) => order.indexOf(one.part) - order.indexOf(other.part));
}

/** A page that Storybook draws, in each language that it is written in. */
function drawnPages(mdx: string, book: readonly Chapter[]): Page[] {
  const isFoundation = /<Meta (title="Foundations|of=)/.test(mdx);
  const english = pageTwin(mdx, book, 'en');
  const id = idOf(headingOf(english));
  const page = { id, title: headingOf(english), part: isFoundation ? foundations.en : 'Start here', text: english };
  if (!mdx.includes('<InLanguage only="zh">')) return [page];
  const text = pageTwin(mdx, book, 'zh');
  return [page, { id: `zh/${id}`, title: headingOf(text), part: isFoundation ? foundations.zh : chinese, text }];
}

/** The port reference, a page for each area and language. */
async function portTwins(): Promise<Page[]> {
  return Object.entries(await keptPortPages()).flatMap(([area, texts]) =>
    (['en', 'zh'] as const).map((language) => {
      const id = `${language === 'zh' ? 'zh/' : ''}ports/${area}`;
      // The guide is a folder above.
      const text = texts[language].replaceAll('](ports.md)', '](../ports.md)');
      return { id, title: headingOf(text), part: portsPart[language], text };
    }),
  );
}

/** Only the guides travel: links to other pages of `docs` lead into the repository. */
function withRepositoryLinks(text: string, guides: readonly string[]) {
  return text.replace(/\]\((?:\.\.\/)+([\w/-]+\.md)(#[\w-]+)?\)/g, (link, path: string, place = '') =>
    guides.includes(`docs/guide/${path}`) ? link : `](${repositoryLink(`${path}${place}`)})`,
  );
}

function headingOf(text: string) {
  return /^# (.+)$/m.exec(text)?.[1] ?? '';
}

function idOf(title: string) {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
