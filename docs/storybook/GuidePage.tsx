import { Markdown } from '@storybook/addon-docs/blocks';

const pages = import.meta.glob<string>(['../guide/*.md', '../rules.md'], { query: '?raw', import: 'default', eager: true });

/** A page for embedders from docs/guide, or that of the rules; links to other guides lead to their pages here, those to files of the repository are text. */
export function GuidePage({ name }: { name: string }) {
  const text = textOf(name);
  if (text === undefined) return <p>There is no docs/guide/{name}.md.</p>;
  return <Markdown>{text.replace(/\[([^\]]+)\]\(((?:\.\.\/)?[\w/-]+)\.md(?:#[\w-]+)?\)/g, linkHere)}</Markdown>;
}

function linkHere(_: string, words: string, path: string): string {
  const name = path.replace('../', '');
  return textOf(name) === undefined ? words : `[${words}](?path=/docs/start-here-${name}--docs)`;
}

function textOf(name: string): string | undefined {
  return pages[`../guide/${name}.md`] ?? pages[`../${name}.md`];
}
