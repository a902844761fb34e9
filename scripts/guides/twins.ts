import { createHash } from 'node:crypto';
import { withoutCode } from '../../docs/storybook/widget-page/guide.ts';
import { listFiles } from '../files.mjs';

const twins = 'docs/guide/zh/';
const packages = ['ui', 'curriculum-model', 'api-client', 'curriculum-widgets', 'elements'];
const examples = ['examples/python-backend', 'examples/starter/every-app'];
const markLine = /\n*<!-- of: (\w*) -->\s*$/;

/** What the IT department and the data-protection officer of a college read. */
const operation = ['running', 'operating', 'export', 'security', 'security/processing', 'scale', 'use'];

/** The English pages that have a Chinese twin: the guides, the comparison, the pages about operation, and what stands at the door of the repository, of each package and of what is copied to begin with. */
export function translatedPages(): string[] {
  const guides = listFiles(['docs/guide'], (name: string) => name.endsWith('.md')).filter((path) => !isTwin(path));
  return [
    ...guides,
    'docs/comparison.md',
    ...operation.map((name) => `docs/${name}.md`),
    'README.md',
    ...packages.map((name) => `packages/${name}/README.md`),
    ...examples.map((folder) => `${folder}/README.md`),
  ];
}

/** Whether a path is that of a component's guide, whose code the Chinese one leaves to it. */
export function isGuide(path: string): boolean {
  return /^packages\/\w[\w-]*\/src\/.+\/README\.md$/.test(path);
}

/** The guides of the components. */
export function translatedGuides(): string[] {
  return listFiles(['packages'], (name: string) => name.endsWith('README.md')).filter(isGuide);
}

/** What of an English page is translated. */
export function translatedText(path: string, english: string): string {
  return isGuide(path) ? withoutCode(english) : english;
}

/** Where the Chinese of an English page is. */
export function twinOf(path: string): string {
  return path.startsWith('docs/guide/') ? path.replace('docs/guide/', twins) : path.replace(/\.md$/, '.zh.md');
}

/** Whether a path is that of a Chinese page. */
export function isTwin(path: string): boolean {
  return path.startsWith(twins) || path.endsWith('.zh.md');
}

/** What a Chinese page says of the English text that it translates. */
export function digestOfText(english: string): string {
  return createHash('sha256').update(english.replaceAll('\r\n', '\n')).digest('hex').slice(0, 8);
}

/** The digest in the last line of a Chinese page. */
export function markOf(chinese: string): string | undefined {
  return markLine.exec(chinese)?.[1];
}

/** A Chinese page without the line for the check. */
export function withoutMark(chinese: string): string {
  return `${chinese.replace(markLine, '').trimEnd()}\n`;
}

/** A Chinese page that says which English text it translates. */
export function markedWith(digest: string, chinese: string): string {
  return `${withoutMark(chinese)}\n<!-- of: ${digest} -->\n`;
}
