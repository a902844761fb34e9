import { repositoryLink } from './repositoryLink';

/** A guide as Storybook shows it: without the line that names the other language, which the toolbar chooses here. Links to other guides lead to their pages, others into the repository. */
export function guideText(text: string, isPage: (name: string) => boolean): string {
  return text
    .replace(/^\[(?:中文|English)\]\(\S+\)\n+/m, '')
    .replace(/<!--[\s\S]*?-->\s*/g, '')
    .replace(/\[([^\]]+)\]\((?:\.\.\/)*([\w/-]+)\.md(#[\w-]+)?\)/g, (_, words: string, name: string, place = '') =>
      isPage(name) ? `[${words}](?path=/docs/start-here-${name}--docs)` : `[${words}](${repositoryLink(`${name}.md${place}`)})`,
    );
}
