import { appShell } from '../pages/appShell';
import type { Role } from '../support/people';
import { expect, test } from '../support/test';

const work = ['工作台', '我的课程', '专业列表', '课程单元', '三级矩阵', '开课说明', '新闻', '院系', '学院进展', '用户管理', '本地助手'];
const reference = ['职业大典', '职业层级', '本科专业', '质量标准', '职业资格', '人才需求', '教育政策', '样例大纲', '岗位信息', '矩阵图表'];
const pages = [...work, ...reference];

/** What each is offered: the pages of the navigation, and a primary act on a page by the right to it. */
const people: { who: Role; sees: string[]; at: string; offers?: string; says?: string }[] = [
  { who: 'majorLeader', sees: pages, at: '/course/courseUnit/list?majorId=1001', offers: '新建课程单元' },
  {
    who: 'departmentViewer',
    sees: pages.filter((name) => name !== '用户管理'),
    at: '/course/manage',
    says: '这个页面需要管理权限，您的账号没有这项权限。请联系学校管理者。',
  },
  {
    who: 'none',
    sees: ['工作台'],
    at: '/course/matrix?majorId=1001&courseId=1004',
    says: '您的账号还没有任何权限，请联系学校管理者开通。',
  },
];

for (const { who, sees, at, offers, says } of people) {
  test(`${who} is offered what their rights allow, and shown what is missing`, async ({ page, signIn }) => {
    const refused: string[] = [];
    page.on('response', async (response) => {
      if (!response.headers()['content-type']?.includes('json')) return;
      const reply = (await response.json().catch(() => ({ code: '0' }))) as { code: string }; // The page may have gone on.
      if (reply.code !== '0') refused.push(`${response.url()}: ${reply.code}`);
    });
    await signIn(who, { at });
    if (offers) await expect(page.getByRole('button', { name: offers })).toBeVisible();
    if (says) await expect(page.getByText(says)).toBeVisible();
    await expect(appShell(page).navigation.getByRole('link')).toHaveText(sees);
    expect(refused).toEqual([]);
  });
}
