import { UiProvider } from '@college/ui/theme';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { TeachStandard, type TeachStandardProps } from './TeachStandard';

it('reloads in another language, and keeps its content until then', async () => {
  const own = { zh: '软件工程', en: 'Software Engineering' };
  let language: 'zh' | 'en' = 'zh';
  const source: TeachStandardProps['source'] = {
    listStandardsCatalogue: async () => [
      {
        code: '08',
        name: { zh: '工学', en: 'Engineering' }[language],
        classes: [
          { code: '0809', name: { zh: '计算机类', en: 'Computing' }[language], majors: [{ id: 1, name: own[language], code: '080902' }] },
        ],
      },
    ],
  };
  const page = (locale: 'zh-CN' | 'en-US') => (
    <UiProvider locale={locale}>
      <TeachStandard source={source} majorHref={(id) => `#${id}`} />
    </UiProvider>
  );
  const screen = await render(page('zh-CN'));
  await expect.element(screen.getByRole('link', { name: own.zh })).toBeVisible();
  language = 'en';
  await screen.rerender(page('en-US'));
  await expect.element(screen.getByRole('link', { name: own.en })).toBeVisible();
  language = 'zh';
  await screen.rerender(page('zh-CN'));
  await expect.element(screen.getByRole('treeitem', { name: /0809 ?计算机类/ })).toBeVisible();
});
