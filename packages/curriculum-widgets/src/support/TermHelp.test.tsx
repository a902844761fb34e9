import { UiProvider, type Locale } from '@college/ui/theme';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { TermHelp } from './TermHelp';

it.each<[Locale, string, RegExp, RegExp]>([
  ['zh-CN', '什么是课点和 KSA？', /课点是课程的知识点/, /知识（K）、技能（S）和能力（A）/],
  ['en-US', 'What are points and KSA?', /knowledge point of the course/, /the knowledge \(K\), the skills \(S\) and the abilities \(A\)/],
])('says what points and KSA are, by keyboard, in %s', async (locale, ask, point, ksa) => {
  const screen = await render(
    <UiProvider locale={locale}>
      <TermHelp />
    </UiProvider>,
  );
  await expect.element(screen.getByText(ask)).toBeVisible();
  await expect.element(screen.getByText(point)).not.toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(point)).toBeVisible();
  await expect.element(screen.getByText(ksa)).toBeVisible();
});
