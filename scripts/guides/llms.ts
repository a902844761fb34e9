import { mainTitleOf, pageIdOf } from '../../docs/storybook/widget-page/catalogue';
import { readGuide } from '../../docs/storybook/widget-page/guide';
import type { Chapter } from './book';
import { parts } from './markdown';

/** A page that is no component's. */
export interface Page {
  id: string;
  title: string;
  /** The heading in the index, such as `Start here`. */
  part: string;
  text: string;
}

/** The index of all text twins, in the form of llmstxt.org. */
export function llmsText(pages: readonly Page[], book: readonly Chapter[]): string {
  const partOf = (chapter: Chapter) => mainTitleOf(chapter.component).split('/').slice(0, -1).join(' / ');
  const groups = new Map<string, string[]>();
  for (const { id, title, part } of pages) groups.set(part, [...(groups.get(part) ?? []), `- [${title}](docs/${id}.md)`]);
  for (const chapter of book) {
    const line = `- [${chapter.component.name}](docs/${pageIdOf(chapter.component)}.md): ${firstSentence(chapter)}`;
    groups.set(partOf(chapter), [...(groups.get(partOf(chapter)) ?? []), line]);
  }
  return `${parts(
    '# College Curriculum Workbench',
    '> React widgets, custom elements and primitives with which colleges write course units, goals, points, linked matrices and syllabuses. Chinese first, English complete.',
    'Packages: `@college/curriculum-widgets` (widgets), `@college/elements` (the widgets as custom elements, without dependencies), `@college/ui` (primitives, themes), `@college/curriculum-model` (types, rules, a sample programme), `@college/api-client` (contract, typed client, mock API, conformance suite). Widgets take their data through ports; a resource of the client satisfies each as it stands. Each page stands in Chinese in `docs/zh`. `catalogue.json` (in the package: `dist/catalogue.json`) lists the components with their props, ports, tokens and messages.',
    ...[...groups].map(([part, lines]) => `## ${part}\n\n${lines.join('\n')}`),
  )}\n`;
}

function firstSentence({ component, guide }: Chapter) {
  const { title, intro } = readGuide(guide ?? '');
  const text = (title === component.name && intro ? intro : component.description).replace(/\s+/g, ' ');
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}
