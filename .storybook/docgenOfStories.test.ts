import { expect, it } from 'vitest';
import { docgenOfStories, documentedIn } from './docgenOfStories';

const docgen = { name: 'storybook:react-docgen-plugin', transform: (source: string) => `${source}/* read */` };

function read(source: string) {
  const plugins = docgenOfStories([{ name: 'another' }, docgen], new Set(['DataTable', 'Row']));
  const [first, plugin] = plugins as [{ name: string }, typeof docgen];
  expect(first).toEqual({ name: 'another' });
  return plugin.transform(source) as string | undefined;
}

it('reads the components that stories document, and nothing else', () => {
  expect(read('const width = 1;\nexport function DataTable<T>() {}')).toMatch(/read/);
  expect(read('export const Row = memo(() => null);')).toMatch(/read/);
  expect(read("import { DataTable } from './DataTable';\nexport function Cell() {}")).toBeUndefined();
  expect(read('export function DataTables() {}')).toBeUndefined();
});

it('reads descriptions without references', () => {
  expect(read('/** A row (core §2). */\nexport function Row() {}')).toContain('/** A row. */');
});

it('finds components and subcomponents, with type arguments, and no descriptions', () => {
  const stories = `{ component: DataTable<Book>, subcomponents: { Row, Cell }, description: { component: 'Every component' } }`;
  expect(documentedIn(stories)).toEqual(['DataTable', 'Row', 'Cell']);
});

it('fails where Storybook has renamed its plugin', () => {
  expect(() => docgenOfStories([{ name: 'storybook:new-docgen' }], new Set())).toThrow('has no plugin');
});
