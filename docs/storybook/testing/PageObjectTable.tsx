import { Markdown } from '@storybook/addon-docs/blocks';
import { useBookLanguage } from '../InLanguage';
import { pageObjectsIn } from './pageObjects';

const sources = import.meta.glob<string>('../../../packages/curriculum-widgets/src/testing/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const objects = pageObjectsIn(Object.values(sources));
const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

/** The page object of each widget, read from the sources; a test holds that none lacks one. */
export function PageObjectTable() {
  const isChinese = useBookLanguage() === 'zh';
  const count = new Set(objects.flatMap((object) => object.widgets)).size;
  const head = isChinese
    ? `## 每个组件的页面对象（${count} 个组件）\n\n| 页面对象 | 组件 |`
    : `## The page object of each of the ${count} widgets\n\n| page object | of |`;
  const rows = objects.map((object) => `| \`${object.name}\` | ${code(object.widgets)} |`);
  return <Markdown>{`${head}\n|---|---|\n${rows.join('\n')}`}</Markdown>;
}
