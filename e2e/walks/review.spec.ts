import { getEdition, listEditions } from '@college/api-client/contract';
import { majorIds } from '@college/curriculum-model/fixtures';
import type { Page } from '@playwright/test';
import { letSyllabusesWait } from '../support/rules';
import { expect, test } from '../support/test';
import { acceptFinding } from './review/accept';
import { rename, startDraft } from './review/edit';
import { byKeyboard, byMouse, notePointing } from './review/hand';
import { finishMerge } from './review/merge';
import { reviewPage } from './review/reviewPage';
import { setSteps } from './review/steps';
import { keepIn } from './revision/kept';

const majorId = majorIds.softwareEngineering;
const draftName = '2027 修订';
const published = { name: '2027 版', year: '2027' };
const accounts = {
  course: 'courseLeader',
  major: 'majorLeader',
  commission: 'departmentManager',
  office: 'collegeAdmin',
} as const;
type Account = keyof typeof accounts;

for (const { way, hand, languages } of [
  { way: 'by mouse', hand: byMouse, languages: { course: 'zh', major: 'zh', commission: 'en', office: 'en' } },
  { way: 'by keyboard alone', hand: byKeyboard, languages: { course: 'en', major: 'en', commission: 'zh', office: 'zh' } },
] as const) {
  test(`a draft goes from branch to published edition through the hands of four people, ${way}`, async ({
    browser,
    profile,
    people,
    signIn,
  }) => {
    const { look } = await keepIn(`review ${way}`);
    const client = await people.client('collegeAdmin');
    await letSyllabusesWait(client);
    const pages = {} as Record<Account, Page>;
    const pointing: ReadonlySet<string>[] = [];
    for (const account of Object.keys(accounts) as Account[]) {
      const context = await browser.newContext(profile);
      pointing.push(await notePointing(context));
      pages[account] = await context.newPage();
      await signIn(accounts[account], { on: pages[account], language: languages[account] });
    }
    const { course, major, commission, office } = pages;
    const review = (account: Account) => reviewPage(pages[account], hand);
    const takePart = async (account: Account) => {
      await pages[account].goto('/course/workbench');
      const waiting = pages[account].getByRole('region', { name: /^(等您评审|Waiting for your review)/ });
      await hand.press(waiting.getByRole('link').first());
      await expect(review(account).decision).toBeVisible();
    };
    let draft = { editionId: 0, majorId: 0 };

    await test.step('the office sets four steps', () => setSteps(office, hand, { commission: { email: 'lihang@', name: '李航|Li Hang' } }));

    await test.step('the leader of the major starts a draft, the leader of a course changes it', async () => {
      draft = await startDraft(major, hand, client, { majorId, name: draftName });
      await rename(course, hand, { client, majorId: draft.majorId, from: '工程伦理', to: '工程伦理与社会' });
    });

    const address = `/course/major/review?majorId=${majorId}&edition=${draft.editionId}`;
    await test.step('it is sent to review', async () => {
      await major.goto(address);
      await review('major').send({ summary: '工程伦理改名，补齐社会责任', publish: published });
      await expect(review('major').steps).toHaveCount(4);
      await look(major, 'sent');
    });

    await test.step('the leader of the course comments and approves, which the leader of the major sees at once', async () => {
      await takePart('course');
      await review('course').comment('改名与培养目标一致');
      await look(course, 'comment');
      await review('course').approve();
      await expect(review('major').history).toContainText(/孙越通过|Sun Yue approved/);
      await review('major').approve();
    });

    await test.step('the commission asks for changes', async () => {
      await takePart('commission');
      await review('commission').askForChanges('请说明 10.2 由哪门课程承担。');
      await look(commission, 'changes-asked');
      await expect(review('major').history).toContainText(/李航要求修改|Li Hang asked for changes/);
    });

    await test.step('the draft is changed and sent again', async () => {
      await rename(major, hand, { client, majorId: draft.majorId, from: '软件项目管理', to: '软件项目管理与沟通' });
      await major.goto(address);
      await review('major').send({ summary: '10.2 由软件项目管理与沟通承担' });
      await takePart('course');
      await review('course').approve();
      await major.reload();
      await review('major').approve();
      await takePart('commission');
      await review('commission').approve();
    });

    await test.step('a change withdraws the approvals, and says so', async () => {
      await rename(course, hand, { client, majorId: draft.majorId, from: '工程伦理与社会', to: '工程伦理与社会责任' });
      await expect(commission.getByText(/^(通过以后修订稿又有改动|The draft changed after an approval)/)).toBeVisible();
      await look(commission, 'withdrawn');
      for (const account of ['course', 'major', 'commission'] as const) {
        await takePart(account);
        await review(account).approve();
      }
    });

    await test.step('teaching goes on meanwhile', () => rename(office, hand, { client, majorId, from: '工程伦理', to: '工程伦理学' }));

    await test.step('the office cannot approve over an open error; it accepts the finding and approves', async () => {
      await takePart('office');
      await expect(review('office').approveLast).toBeDisabled();
      await look(office, 'blocked');
      await acceptFinding(office, hand, { reason: '由第二课堂支撑', until: '2027-12-31' });
      await expect(review('office').approveLast).toBeEnabled();
      await look(office, 'accepted');
      await hand.press(review('office').approveLast);
      await expect(office.getByText(/^(各步骤都已通过。并入时有冲突需要决定。|All steps approved\.)/)).toBeVisible();
    });

    await test.step('the conflict is decided, and the draft is merged and published', async () => {
      await look(office, 'conflict');
      await finishMerge(office, hand);
      await look(office, 'merged');
      const editions = await client.call(listEditions, { query: { majorId } });
      expect(editions.map(({ name }) => name)).toContain(published.name);
      const { proposal } = await client.call(getEdition, { query: { id: draft.editionId } });
      expect(proposal).toMatchObject({ status: 'merged', round: 2 });
      await major.goto(address);
      await expect(review('major').history).toContainText(/赵启明发布|Zhao Qiming published/);
      await look(major, 'published');
    });

    if (hand === byKeyboard) expect(pointing.flatMap((events) => [...events])).toEqual([]);
  });
}
