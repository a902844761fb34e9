import { UiProvider } from '@college/ui/theme';
import { ToastProvider } from '@college/ui/Toast';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aCopySource } from '../../copying/fakes/fakeCopySource';
import { CopyWizard } from '../../copying/CopyWizard';
import { anAssistantCollege } from '../../assistant/fakes/anAssistantCollege';
import { MatchingPane } from '../../assistant/MatchingPane';
import { CoursePicker } from '../../course-units/CoursePicker';
import { CommandPalette } from '../../search/CommandPalette';
import { aCollege } from '../fakes/aCollege';
import { networkError, unreachedWords } from '../fakes/withoutNetwork';

const page = (widget: ReactElement) => (
  <UiProvider locale="zh-CN">
    <ToastProvider>{widget}</ToastProvider>
  </UiProvider>
);

/** A server that is away until it is said to be back. */
function anOutage() {
  let isAway = true;
  return {
    behind: <Args extends unknown[], Answer>(ask: (...args: Args) => Promise<Answer>) =>
      vi.fn(async (...args: Args) => {
        if (isAway) throw networkError('connection', unreachedWords);
        return ask(...args);
      }),
    end() {
      isAway = false;
      window.dispatchEvent(new Event('online'));
    },
  };
}

it('finds the courses of a name whose search an outage kept back', async () => {
  const { overview, search } = aCollege();
  const outage = anOutage();
  const source = { ...overview, ...search, searchContent: outage.behind(search.searchContent) };
  const screen = await render(page(<CoursePicker source={source} language="80101" hint="" hrefOf={({ id }) => `#${id}`} />));
  await screen.getByRole('searchbox').fill('数据');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alert')).toHaveTextContent(unreachedWords);
  outage.end();
  await expect.element(screen.getByRole('link', { name: '数据结构' }).first()).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

it('finds the matches whose search an outage kept back, and says the outage once', async () => {
  const { assistant } = anAssistantCollege();
  const outage = anOutage();
  const match = outage.behind(assistant.match);
  const source = { ...assistant, match };
  const screen = await render(
    page(<MatchingPane source={source} target="point" courseId={1004} defaultKeyword="二叉树" onPick={() => {}} />),
  );
  await expect.element(screen.getByText(unreachedWords)).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => match.mock.settledResults.length).toBe(2);
  await expect.element(screen.getByText(unreachedWords)).toBeVisible();
  outage.end();
  await expect.element(screen.getByRole('listitem').first()).toBeVisible();
});

it('finds everything whose search an outage kept back, and what is kept in memory too', async () => {
  const { search } = aCollege();
  const outage = anOutage();
  const searchEverything = outage.behind(search.searchEverything);
  const nothing = { acts: [], recents: [], shortcuts: [], actsOf: () => [] };
  const screen = await render(
    page(
      <CommandPalette
        {...nothing}
        isOpen
        source={{ ...search, searchEverything }}
        hrefOf={({ id }, kind) => `#${kind}-${id}`}
        onOpenChange={() => {}}
        onOpen={() => {}}
        onAct={() => {}}
        onUse={() => {}}
      />,
    ),
  );
  await expect.element(screen.getByText('连接不上服务器。现在只能查找命令，其余内容连上后自动查找。')).toBeVisible();
  await screen.getByRole('combobox').fill('数据结构');
  await expect.poll(() => searchEverything.mock.settledResults.length).toBe(3);
  outage.end();
  await expect.element(screen.getByRole('option', { name: /^数据结构/ }).first()).toBeVisible();
  await expect.element(screen.getByText(/^连接不上服务器/)).not.toBeInTheDocument();
  // The memory and both searches once more each.
  expect(searchEverything).toHaveBeenCalledTimes(6);
});

it('suggests the bindings of a copy that an outage kept back', async () => {
  const outage = anOutage();
  const suggestBindings = outage.behind(async () => []);
  const dataSource = { ...aCopySource(), suggestBindings };
  const screen = await render(page(<CopyWizard dataSource={dataSource} courseId={1004} courseName="数据结构" defaultOpen />));
  await screen.getByRole('combobox', { name: '学校' }).selectOptions('1001');
  await screen.getByRole('combobox', { name: '学院' }).selectOptions('1001');
  await screen.getByRole('combobox', { name: '专业' }).selectOptions('1002');
  await screen.getByRole('button', { name: '下一步' }).click();
  await screen.getByRole('button', { name: /建议/ }).click();
  await expect.element(screen.getByText(unreachedWords).first()).toBeVisible();
  outage.end();
  await expect.poll(() => suggestBindings.mock.settledResults.at(-1)).toEqual({ type: 'fulfilled', value: [] });
  expect(suggestBindings).toHaveBeenCalledTimes(2);
});
