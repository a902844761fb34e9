import { appShell, matrixPage } from '@college/curriculum-widgets/testing';
import { storedMatrices } from '../../support/matrixRecords';
import type { Job } from './Job';

/** What is bound and placed in the matrices is there after a reload; undo takes it back, and leaving without saving asks. */
export const matrix: Job = {
  name: 'job:matrix',
  async run({ driver, people, signIn, press, shows, says, has, reload, isAt }) {
    const { part, click, gone } = driver;
    const { cell, tab, show, setSupport, place, clear } = matrixPage(driver);
    const admin = await people.client('collegeAdmin');
    const before = await storedMatrices(admin);
    await signIn('majorLeader', { at: '/course/matrix?majorId=1001&courseId=1004' });
    await setSupport(/数据结构$/, 3, 'strong');
    await has(cell(/数据结构$/, 3), 'aria-selected', 'true');
    await press('Escape');

    await show('course');
    await has(tab('course'), 'aria-selected', 'true');
    await place(/树与二叉树/, 2, '课点1★');
    await shows(cell(/树与二叉树/, 2), '算法与复杂度');
    await says(/处修改未保存/);

    await press('Control+s');
    await says('更新成功');
    const after = await storedMatrices(admin);
    if (after.entries.length !== before.entries.length + 1 || after.bindings.length !== before.bindings.length + 1)
      throw new Error('The server holds something else than what was saved.');
    await reload();
    await has(tab('course'), 'aria-selected', 'true');
    await shows(cell(/树与二叉树/, 2), '算法与复杂度');

    await clear(/树与二叉树/, 2);
    await shows(cell(/树与二叉树/, 2), /^(?![^]*算法与复杂度)/);
    await press('Control+z');
    await shows(cell(/树与二叉树/, 2), '算法与复杂度');

    // The cell is selected: another press of the mouse would open it.
    await driver.press(cell(/树与二叉树/, 2), 'Delete');
    const question = part('alertdialog');
    await appShell(driver).goTo('课程单元');
    await shows(question, '没有保存');
    await click(part('button', { name: '留在此页', inside: question }));
    await gone(question);
    await isAt(/\/course\/matrix/);
  },
};
