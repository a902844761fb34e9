/** The page that every app shows, found as a person finds things; shadow roots are looked into. */
import { expect } from '@playwright/test';

/** The goals of the course, as the sample programme has them. */
export const sample = {
  goalCount: 4,
  goal: '能分析算法的时间与空间复杂度并指出瓶颈',
  goalInEnglish: 'analyse complexity and point out bottlenecks',
};

/** Parts of the page, by role and name. */
export function partsOf(page) {
  const goalMenu = page.getByRole('button', { name: /^(教学目标操作|Actions on teaching goals)$/ });
  return {
    control: (name) => page.getByRole('button', { name, exact: true }),
    goalPanel: page.getByRole('group', { name: /^(教学目标|Teaching goals)$/ }).filter({ has: goalMenu }),
    goalMenu,
    grid: page.getByRole('grid'),
  };
}

/** Opens the page; it is ready when the goals are there. */
export async function openPage(page, host) {
  await page.goto(host.path ?? '/');
  const parts = partsOf(page);
  await expect(parts.goalPanel.getByRole('listitem')).toHaveCount(sample.goalCount);
  return parts;
}

/** Where the keyboard is, shadow roots looked into. */
export function focusedElement(page) {
  return page.evaluateHandle(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return focused;
  });
}

/** Walks with the Tab key until something that fits has the focus. */
export async function tabUntil(page, fits, argument) {
  for (let press = 0; press < 200; press += 1) {
    await page.keyboard.press('Tab');
    const focused = await focusedElement(page);
    if (await focused.evaluate(fits, argument)) return focused;
  }
  throw new Error('The Tab key did not reach it.');
}
