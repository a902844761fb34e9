import { Markdown } from '@storybook/addon-docs/blocks';

const guides = import.meta.glob<string>('../guide/*.md', { query: '?raw', import: 'default', eager: true });

/** A guide for embedders, from docs/guide; links to other guides point to their pages here. */
export function GuidePage({ name }: { name: string }) {
  const text = guides[`../guide/${name}.md`];
  if (text === undefined) return <p>There is no docs/guide/{name}.md.</p>;
  return <Markdown>{text.replace(/\]\(([a-z-]+)\.md(#[\w-]+)?\)/g, '](?path=/docs/start-here-$1--docs)')}</Markdown>;
}
