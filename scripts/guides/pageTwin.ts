import { tokens } from '@college/ui/theme';
import { colourUses } from '../../packages/ui/src/theme/colourUses';
import { contrast, dark, light } from '../../packages/ui/src/theme/palettes';
import { compactDensity } from '../../packages/ui/src/theme/tokens';
import { tableHeads, themeNames } from '../../docs/storybook/foundations/heads';
import type { BookLanguage } from '../../docs/storybook/InLanguage';
import { maturityRule } from '../../docs/storybook/widget-page/maturityRule';
import { maturityNames, plainWords } from '../../docs/storybook/widget-page/plainWords';
import { statesMessages } from '../../docs/storybook/states/messages';
import { stateTable } from './stateTable';
import type { Chapter } from './book';
import { code, table } from './markdown';

const valueOf = (reference: string) => reference.slice(reference.indexOf(',') + 1, -1).trim();

/** What the components of pages write as Markdown. */
function drawn(name: string, attributes: string, { book, language }: { book: readonly Chapter[]; language: BookLanguage }): string {
  const heads = tableHeads[language];
  const words = plainWords[language];
  const group = /group="(\w+)"/.exec(attributes)?.[1] as keyof typeof tokens | undefined;
  switch (name) {
    case 'TokenTable':
      return table(
        [heads.token, heads.value],
        Object.entries(tokens[group!] as unknown as Record<string, string>).map(([key, value]) => [
          code(`tokens.${group}.${key}`),
          valueOf(value),
        ]),
      );
    case 'ColourTable':
      return table(
        [heads.role, heads.use, ...Object.values(themeNames).map((name) => name[language])],
        colourUses.map(({ role, use }) => [code(role), use[language], light[role], dark[role], contrast[role]]),
      );
    case 'DensityTable':
      return table(
        [heads.token, heads.regular, heads.compact],
        Object.entries(compactDensity).map(([key, value]) => [
          code(`tokens.density.${key}`),
          valueOf((tokens.density as Record<string, string>)[key]!),
          value,
        ]),
      );
    case 'StatesPage':
      return `# ${statesMessages[language].title}\n\n${statesMessages[language].intro}\n\n${stateTable(book)}`;
    case 'MaturityRule':
      return `# ${words.maturity}\n\n${maturityRule(language)}`;
    case 'MaturityTable':
      return table(
        [words.component, words.maturity, words.missing],
        book.map(({ component, maturity, checks }) => [
          component.name,
          maturityNames[language][maturity],
          checks
            .filter(({ isMet }) => !isMet)
            .map(({ name, detail }) => `${name[language]}${words.colon}${detail[language]}`)
            .join(words.semicolon),
        ]),
      );
    default:
      return '';
  }
}

/** A page of Storybook, written in MDX, as Markdown: imports and what is written in the other language go, tables are computed, pictures of stories are left to Storybook. */
export function pageTwin(mdx: string, book: readonly Chapter[], language: BookLanguage): string {
  return `${mdx
    .replace(/^<InLanguage only="(\w+)">\n([\s\S]*?)^<\/InLanguage>$/gm, (_, only: string, text: string) => (only === language ? text : ''))
    .replace(/^import .*$\n?/gm, '')
    .replace(/<Markdown>\{`([\s\S]*?)`\}<\/Markdown>/g, (_, text: string) => text.replaceAll('\\`', '`'))
    .replace(/^<([A-Z]\w+)([^>]*)\/>$/gm, (_, name: string, attributes: string) => drawn(name, attributes, { book, language }))
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}
