import { expect, type Page } from '@playwright/test';
import type { Hand } from './hand';

/** Somebody, as they are searched and called. */
interface Person {
  email: string;
  /** In either language, as `周敏|Zhou Min`. */
  name: string;
}

/** Sets the four steps of the walk, as the office: course leader, major leader, commission (one person by name), office. */
export async function setSteps(page: Page, hand: Hand, { commission }: { commission: Person }) {
  await page.goto('/course/manage?tab=review');
  const steps = page.getByRole('listitem', { name: /^(第 \d+ 步：|Step \d+: )/ });
  const step = (name: string) => steps.and(page.getByRole('listitem', { name: new RegExp(`(${name})$`) }));
  const act = (name: string, of: string) => page.getByRole('button', { name: new RegExp(`^(${name})[：:] ?(${of})$`) });
  await hand.press(page.getByRole('button', { name: /^(添加步骤|Add a step)$/ }));
  const added = step('新步骤|new');
  await hand.write(added.getByRole('textbox', { name: /^(中文名称|Name in Chinese)/ }), '课程负责人');
  await hand.write(steps.last().getByRole('textbox', { name: /^(英文名称|Name in English)/ }), 'Course leader');
  const leaders = step('课程负责人|Course leader');
  await hand.tick(leaders.getByRole('checkbox', { name: /^(课程负责人|Course leader)$/ }));
  for (let place = 5; place > 1; place -= 1) await hand.press(act('上移|Move up', '课程负责人|Course leader'));
  await hand.press(act('移除|Remove', '院系|Department'));
  const deciding = step('学院教学指导委员会|College commission');
  await hand.tick(deciding.getByRole('checkbox', { name: /^(学校管理者|College manager)$/ }), false);
  const people = deciding.getByRole('combobox', { name: /^(添加人员|Add a person)/ });
  await hand.write(people, commission.email);
  await expect(page.getByRole('option', { name: new RegExp(`^(${commission.name}) `) })).toBeVisible();
  await people.press('ArrowDown');
  await people.press('Enter');
  await expect(deciding.getByRole('button', { name: new RegExp(`^(移除|Remove )(${commission.name})$`) })).toBeVisible();
  await hand.press(page.getByRole('button', { name: /^(保存|Save)$/ }));
  await expect(page.getByText(/^(评审步骤已保存|Steps saved)$/)).toBeVisible();
  await expect(steps).toHaveCount(4);
}
