import { syllabusEditor } from '@college/curriculum-widgets/testing';
import type { Job } from './Job';

const longText = '缺课三次者不得参加期末考试，请假须提前一天说明。';

/** What a teacher fills into a syllabus is there after a reload and behind a link that is shared, until that is revoked. */
export const syllabus: Job = {
  name: 'job:syllabus',
  async run({ driver, signIn, open, shows, says, reload }) {
    const { part, click, read } = driver;
    const { write, save } = syllabusEditor(driver);
    const address = '/course/courseUnit/report?majorId=1001&courseUnitId=1004';
    await signIn('majorLeader', { at: address });
    await write('others', '自备电脑');
    await write('attend', longText);
    await save();
    await says(/(^|\n)已保存/);
    await reload();
    await says('自备电脑');
    await says(longText);

    await click(part('button', { name: '分享' }));
    const dialog = part('dialog', { name: '《数据结构》开课说明的链接' });
    await click(part('button', { name: '新建链接', inside: dialog }));
    const link = await read(part('textbox', { name: /新建的链接$/, inside: dialog }));
    await open(link);
    await shows(part('heading', { name: /《数据结构》开课说明/ }));
    await says(longText);

    await open(address);
    await click(part('button', { name: '分享' }));
    await click(part('button', { name: /^撤销/, inside: dialog }));
    await click(part('button', { name: '撤销链接' }));
    await shows(dialog, '还没有链接');
    await open(link);
    await says('这个链接没有对应的开课说明');
  },
};
