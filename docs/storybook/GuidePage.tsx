import { Markdown } from '@storybook/addon-docs/blocks';
import { guideText } from './guideText';
import { bookLocales, useBookLanguage } from './InLanguage';

const pages = import.meta.glob<string>(['../guide/**/*.md', '../rules.md'], { query: '?raw', import: 'default', eager: true });

/** A page for embedders from docs/guide, or that of the rules, in the language of the toolbar where it is written in both. */
export function GuidePage({ name }: { name: string }) {
  const language = useBookLanguage();
  const english = textOf(name);
  if (english === undefined) return <p>There is no docs/guide/{name}.md.</p>;
  const chinese = language === 'zh' ? textOf(`zh/${name}`) : undefined;
  return (
    <div lang={bookLocales[chinese === undefined ? 'en' : 'zh']}>
      <Markdown>{guideText(chinese ?? english, (page) => textOf(page) !== undefined)}</Markdown>
    </div>
  );
}

function textOf(name: string): string | undefined {
  return pages[`../guide/${name}.md`] ?? pages[`../${name}.md`];
}
