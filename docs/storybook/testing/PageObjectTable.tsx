import { Markdown } from '@storybook/addon-docs/blocks';
import { localeOf } from '@college/ui/theme';
import { useToolbar } from '../states/useToolbar';
import { components } from '../widget-page/components';
import { pageObjectsIn, withoutPageObject } from './pageObjects';

const sources = import.meta.glob<string>('../../../packages/curriculum-widgets/src/testing/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const objects = pageObjectsIn(Object.values(sources));
const widgets = components.flatMap((one) => (one.package === '@college/curriculum-widgets' ? [one.name] : []));
const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

/** Which widgets have a page object and which have none yet, read from the sources. */
export function PageObjectTable() {
  const isChinese = localeOf(useToolbar().language as string | undefined) === 'zh-CN';
  const none = withoutPageObject(widgets, objects);
  const covered = widgets.length - none.length;
  const text = isChinese
    ? [
        `## ${widgets.length} 个组件中有 ${covered} 个有页面对象`,
        '| 页面对象 | 组件 |\n|---|---|',
        `还没有页面对象的 ${none.length} 个组件：${code(none)}`,
      ]
    : [
        `## ${covered} of ${widgets.length} widgets have a page object`,
        '| page object | of |\n|---|---|',
        `The ${none.length} widgets that have none yet: ${code(none)}`,
      ];
  const rows = objects.map((object) => `| \`${object.name}\` | ${code(object.widgets)} |`);
  return <Markdown>{`${text[0]}\n\n${text[1]}\n${rows.join('\n')}\n\n${text[2]}`}</Markdown>;
}
