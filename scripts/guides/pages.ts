import { repositoryLink } from '../../docs/storybook/repositoryLink';
import type { Bilingual } from '../../packages/curriculum-model/src';
import { listFiles } from '../files.mjs';
import { readText, type Chapter } from './book';
import { changelog } from './changelog';
import type { Page } from './llms';
import { pageTwin } from './pageTwin';
import { keptApi } from './api/kept';
import { keptPortPages } from './ports/kept';
import { isTwin, withoutMark } from './twins';

/** Pages that only render another file: that file is their text version. */
const drawsAFile = /<(GuidePage|ReferencePage|Changelog)\b/;

/** The parts of the index, in their order. */
const chinese = '中文指南';
const portsPart = { en: 'Ports', zh: '数据端口' } as const;
const foundations = { en: 'Foundations', zh: '设计基础' } as const;
const apiPart = { en: 'API', zh: 'API（中文）' } as const;
const order = ['Start here', portsPart.en, apiPart.en, foundations.en, chinese, portsPart.zh, apiPart.zh, foundations.zh];

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
  const ports = referenceTwins('ports', await keptPortPages(), portsPart);
  const api = referenceTwins('api', (await keptApi()).pages, apiPart);
  return [...guides, changes, ...ports, ...api, ...drawn].sort((one, other) => order.indexOf(one.part) - order.indexOf(other.part));
}

/** A page that Storybook draws, in both languages. */
function drawnPages(mdx: string, book: readonly Chapter[]): Page[] {
  const isFoundation = /<Meta (title="Foundations|of=)/.test(mdx);
  const english = pageTwin(mdx, book, 'en');
  const id = idOf(headingOf(english));
  const text = pageTwin(mdx, book, 'zh');
  return [
    { id, title: headingOf(english), part: isFoundation ? foundations.en : 'Start here', text: english },
    { id: `zh/${id}`, title: headingOf(text), part: isFoundation ? foundations.zh : chinese, text },
  ];
}

/** The pages of a reference, each in both languages. */
function referenceTwins(folder: string, pages: Readonly<Record<string, Bilingual>>, part: Bilingual): Page[] {
  return Object.entries(pages).flatMap(([page, texts]) =>
    (['en', 'zh'] as const).map((language) => {
      const id = `${language === 'zh' ? 'zh/' : ''}${folder}/${page}`;
      // The guide is a folder above.
      const text = texts[language].replaceAll('](ports.md)', '](../ports.md)');
      return { id, title: headingOf(text), part: part[language], text };
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
