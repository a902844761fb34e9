import { Markdown } from '@storybook/addon-docs/blocks';

const pages = import.meta.glob<string>(['../guide/*.md', '../rules.md'], { query: '?raw', import: 'default', eager: true });

/** A page for embedders from docs/guide, or that of the rules; links to other guides lead to their pages here, those to files of the repository are text. */
export function GuidePage({ name }: { name: string }) {
  const text = pages[`../guide/${name}.md`] ?? pages[`../${name}.md`];
  if (text === undefined) return <p>There is no docs/guide/{name}.md.</p>;
  return (
    <Markdown>
      {text
        .replace(/\]\(([a-z-]+)\.md(#[\w-]+)?\)/g, '](?path=/docs/start-here-$1--docs)')
        .replace(/\[([^\]]+)\]\([a-z-]+\/[^)]+\.md\)/g, '$1')}
    </Markdown>
  );
}
