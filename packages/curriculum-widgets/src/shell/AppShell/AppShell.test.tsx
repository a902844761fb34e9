import { renderUi } from '@college/ui/testing';
import { useState } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Breadcrumb } from '@college/ui/Breadcrumb';
import { ContentSearch } from '../../search/ContentSearch';
import { NoticeBell } from '../../notices/NoticeBell';
import { aCollege } from '../../support/fakes/aCollege';
import { AppShell, type AppShellProps } from './AppShell';

const kept = {
  entries: [{ id: 'workbench', path: '/workbench', href: '#', needsRights: false }],
  currentPath: '/workbench',
  user: { name: '周敏', hasRights: true },
  language: '80101',
  theme: 'light',
  density: 'regular',
  areShortcutsOn: true,
  signInHref: '#',
  find: <ContentSearch source={aCollege().search} hrefOf={() => '#'} onOpen={() => undefined} />,
  breadcrumb: (
    <Breadcrumb
      entries={[
        { id: 'major', label: '软件工程', href: '#' },
        { id: 'here', label: '数据结构' },
      ]}
    />
  ),
  onLanguageChange: () => undefined,
  onThemeChange: () => undefined,
  onDensityChange: () => undefined,
  onShortcutsChange: () => undefined,
  onSignOut: () => undefined,
} satisfies Partial<AppShellProps>;

function Shell({ onRailChange = () => undefined }: Partial<AppShellProps>) {
  const [isFitToWindow, setFitToWindow] = useState(false);
  return (
    <AppShell {...kept} isRail={false} onRailChange={onRailChange} isFitToWindow={isFitToWindow} onFitToWindowChange={setFitToWindow}>
      <p>正文</p>
    </AppShell>
  );
}

async function choose() {
  await page.getByRole('button', { name: '账号：周敏' }).click();
  await page.getByRole('menuitemcheckbox', { name: '适应窗口' }).click();
  await userEvent.keyboard('{Escape}');
}

beforeEach(async () => {
  await page.viewport(650, 480);
  onTestFinished(() => page.viewport(1300, 900));
});

it('keeps 1300 px unless it is set to fit the window', async () => {
  await renderUi(<Shell />);
  await expect.element(page.getByText('正文', { exact: true })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(1300);
  await choose();
  await expect.poll(() => document.documentElement.scrollWidth).toBe(650);
  const person = page.getByRole('button', { name: '账号：周敏' }).element().getBoundingClientRect();
  expect(person.right).toBeLessThanOrEqual(650);
});

it('has a rail of its own in a narrow window, which leaves the kept choice alone', async () => {
  const onRailChange = vi.fn();
  await renderUi(<Shell onRailChange={onRailChange} />);
  await choose();
  const open = page.getByRole('button', { name: '展开导航' });
  await open.click();
  await expect.element(page.getByRole('button', { name: '收起导航' })).toBeVisible();
  expect(onRailChange).not.toHaveBeenCalled();
  expect(document.documentElement.scrollWidth).toBe(650);
});

it('keeps the place of a bell that comes later', async () => {
  function Late({ isThere }: { isThere: boolean }) {
    return isThere && <NoticeBell source={aCollege().notices} language="80101" noticeHref={() => '#'} onSeen={() => undefined} />;
  }
  const shell = (isThere: boolean) => (
    <AppShell
      {...kept}
      isFitToWindow
      onFitToWindowChange={() => undefined}
      isRail
      onRailChange={() => undefined}
      notices={<Late isThere={isThere} />}
    >
      <p>正文</p>
    </AppShell>
  );
  const screen = await renderUi(shell(false));
  const leftOfEnglish = () => page.getByText('EN', { exact: true }).element().getBoundingClientRect().left;
  const before = leftOfEnglish();
  await screen.rerender(shell(true));
  await expect.element(page.getByRole('button', { name: '通知' })).toBeVisible();
  expect(leftOfEnglish()).toBe(before);
});
