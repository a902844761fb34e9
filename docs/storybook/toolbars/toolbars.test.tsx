import { sampleIndicators } from '../../../packages/curriculum-model/src/fixtures';
import * as stories from '../../../packages/curriculum-widgets/src/goals/GoalPanel/GoalPanel.stories';
import { serve } from '../../../packages/curriculum-widgets/src/goals/fakes/storySource';
import { composeStory } from '@storybook/react-vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from '../../../packages/ui/src/testing';
import preview from '../../../.storybook/preview';
import { toolbars } from '../../../.storybook/toolbars';
import { slowness } from './network';

const still = { beforeEach: serve(sampleIndicators(1004)) };

/** Shows the goal panel as the toolbar's choices ask for it. */
async function show(globals: Record<string, string>) {
  // The preview's own annotations are those of every story in a test run.
  const initialGlobals = { ...preview.initialGlobals, ...globals };
  const Still = composeStory(still, stories.default, { initialGlobals }, 'Still');
  await Still.load();
  // One after the other, as in Storybook.
  await cleanup();
  await render(<Still />);
}

function choicesOf(name: keyof typeof toolbars) {
  const { toolbar } = toolbars[name] as { toolbar: { items: { value: string }[] } };
  return toolbar.items.map(({ value }) => value);
}

const root = () => document.querySelector('[data-cw-root]')!;
const inShadow = () => document.querySelector('[data-story-host]')!.shadowRoot!;
const goal = () => page.getByText(/选择恰当的逻辑结构|choose a fitting logical structure/);
const menu = () => page.getByRole('button', { name: /教学目标操作|Actions on teaching goals/ });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('language', () => {
  it('has a test for each choice', () => expect(choicesOf('language')).toEqual(['80101', '80102']));

  it.each([
    ['80101', '教学目标', 'zh-CN'],
    ['80102', 'Teaching goals', 'en'],
  ])('shows %s', async (language, title, lang) => {
    await show({ language });
    await expect.element(page.getByRole('group', { name: title, exact: true })).toBeVisible();
    expect(root().getAttribute('lang')).toBe(lang);
  });
});

describe('theme', () => {
  it('has a separate background for each choice', async () => {
    const grounds = new Map<string, string>();
    for (const theme of choicesOf('theme')) {
      await show({ theme });
      grounds.set(theme, `${getComputedStyle(root()).backgroundColor} ${getComputedStyle(root()).color}`);
    }
    expect(grounds.size).toBe(4);
    expect(new Set(grounds.values()).size).toBe(3);
    // A browser for tests prefers light.
    expect(grounds.get('system')).toBe(grounds.get('light'));
  });
});

describe('density', () => {
  it('makes controls lower', async () => {
    const heights: number[] = [];
    for (const density of choicesOf('density')) {
      await show({ density });
      await expect.element(menu()).toBeVisible();
      heights.push(Number.parseFloat(getComputedStyle(root()).getPropertyValue('--cw-density-control')));
    }
    expect(heights).toEqual([32, 28]);
  });
});

describe('band', () => {
  it.each([
    ['5', true],
    ['4000', false],
  ])('gives the rights of %s', async (permissionId, canChange) => {
    expect(choicesOf('permissionId')).toContain(permissionId);
    await show({ permissionId });
    await expect.element(goal()).toBeVisible();
    await expect.poll(() => menu().elements().length).toBe(canChange ? 1 : 0);
  });
});

describe('network', () => {
  it('has a test for each choice', () => expect(choicesOf('network')).toEqual(['ok', 'slow', 'error', 'offline', 'signed-out']));

  it('lets the story answer when it is ok', async () => {
    await show({ network: 'ok' });
    await expect.element(goal()).toBeVisible();
  });

  it('shows the waiting and then the answer when it is slow', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    vi.spyOn(slowness, 'after').mockReturnValue(answered);
    await show({ network: 'slow' });
    await expect.element(page.getByText('正在载入')).toBeInTheDocument();
    expect(goal().elements()).toHaveLength(0);
    answer();
    await expect.element(goal()).toBeVisible();
  });

  it.each([
    ['error', '服务器出现错误，请稍后重试。'],
    ['offline', '系统错误 System error: Failed to fetch'],
    ['signed-out', '登录已过期，请重新登录。'],
  ])('says what failed: %s', async (network, message) => {
    await show({ network });
    await expect.element(page.getByRole('region', { name: '通知' }).getByText(message)).toBeVisible();
    await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible();
  });
});

describe('host', () => {
  it('has a test for each choice', () => expect(choicesOf('host')).toEqual(['light', 'shadow', 'hostile']));

  it('renders in the page', async () => {
    await show({ host: 'light' });
    await expect.element(goal()).toBeVisible();
    expect(document.querySelector('[data-story-host]')).toBeNull();
  });

  it('renders in a shadow tree, styled there, with its layers inside', async () => {
    await show({ host: 'shadow', theme: 'dark' });
    await expect.element(goal()).toBeVisible();
    const ground = getComputedStyle(inShadow().querySelector('[data-cw-root]')!);
    expect(ground.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    expect(root()).toBeNull();
    await menu().click();
    await expect.element(page.getByRole('menuitem', { name: '添加教学目标' })).toBeVisible();
    expect(inShadow().querySelector('[role=menu]')).not.toBeNull();
  });

  it('keeps its look in a hostile page', async () => {
    await show({ host: 'hostile' });
    await expect.element(menu()).toBeVisible();
    const ofWidget = getComputedStyle(menu().element());
    const stranger = document.body.appendChild(document.createElement('button'));
    const ofPage = getComputedStyle(stranger);
    expect([ofPage.color, ofPage.fontSize]).toEqual(['rgb(255, 0, 0)', '40px']);
    expect([ofWidget.color, ofWidget.fontSize]).not.toContain('40px');
    expect(ofWidget.color).not.toBe('rgb(255, 0, 0)');
    expect(ofWidget.fontFamily).not.toBe('cursive');
    stranger.remove();
  });
});
