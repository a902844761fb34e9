import { LongTextSettings } from '@college/ui/LongTextField';
import { UiProvider } from '@college/ui/theme';
import { ToastProvider } from '@college/ui/Toast';
import { createRef, StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { memoryStorage } from '../../course-units/fakes/memoryStorage';
import { aCollege } from '../../support/fakes/aCollege';
import { keepEmptyReport, saveElsewhere, storedInfo } from '../fakes/keepReport';
import { syllabusDraftKey, writeSyllabusDraft } from './draft/syllabusDraft';
import { SyllabusEditor } from './SyllabusEditor';
import { type SyllabusEditorProps } from './SyllabusEditorProps';
import { type SyllabusControls } from './SyllabusEditorProps';

const aServer = () => aCollege({ as: 'majorLeader' });
const now = () => Date.parse('2026-03-02T08:40:00Z');

function editor(props: Partial<SyllabusEditorProps> & Pick<SyllabusEditorProps, 'source'>) {
  return (
    <StrictMode>
      <UiProvider>
        <ToastProvider>
          <SyllabusEditor courseId={1004} isRevisable userId={1005} now={now} {...props} />
        </ToastProvider>
      </UiProvider>
    </StrictMode>
  );
}

async function open(props: Partial<SyllabusEditorProps> & Pick<SyllabusEditorProps, 'source'>) {
  const screen = await render(editor(props));
  await expect.element(screen.getByRole('button', { name: '编辑学分', exact: true })).toBeInTheDocument();
  return screen;
}
type Screen = Awaited<ReturnType<typeof open>>;

/** Where the keyboard stops at a field that is read. */
const stop = (screen: Screen, name: string) => screen.getByRole('button', { name: `编辑${name}`, exact: true }) as Stop;
type Stop = ReturnType<Screen['getByRole']> & { element: () => HTMLElement };
/** A field of the paper by its label. */
const field = (label: string) =>
  [...document.querySelectorAll('article dt')].find(({ textContent }) => textContent === label)!.nextElementSibling as HTMLElement;
const fact = (value: string) => ({ value, source: '通讯录' });
const line = (screen: Screen, field: string) => screen.getByRole('textbox', { name: field, exact: true });

/** Opens a field by the keyboard and writes a text in place of the old one. */
async function write(screen: Screen, name: string, text: string) {
  stop(screen, name).element().focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.fill(line(screen, name), text);
}

describe('the keyboard', () => {
  it('leaves a field by Enter, Esc or Tab and keeps what was typed', async () => {
    const screen = await open({ source: aServer().syllabus });
    await write(screen, '具体形式', '机试');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('机试')).toBeVisible();
    await expect.element(stop(screen, '具体形式')).toHaveFocus();
    await write(screen, '具体形式', '口试');
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByText('口试')).toBeVisible();
    await expect.element(stop(screen, '具体形式')).toHaveFocus();
    await write(screen, '学时', '60');
    await userEvent.tab();
    await expect.element(field('学时')).toHaveTextContent('60');
    await expect.element(line(screen, '授课教师')).toHaveFocus();
  });

  it('opens each field that Tab leads to, in the order of the paper and back, and puts no window in the way', async () => {
    const screen = await open({ source: aServer().syllabus });
    stop(screen, '学分').element().focus();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: /开课学期/ })).toHaveFocus();
    await userEvent.tab();
    await expect.element(line(screen, '学时')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect.element(line(screen, '学分')).toHaveFocus();
    await write(screen, '参考资料', '');
    await userEvent.keyboard('讲义');
    await userEvent.tab({ shift: true });
    await expect.element(stop(screen, '主要教材')).toHaveFocus();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens a long text in its window, and saves the page', async () => {
    const server = aServer();
    const screen = await open({ source: server.syllabus });
    stop(screen, '考勤').element().focus();
    await userEvent.keyboard('{Enter}');
    const area = screen.getByRole('dialog', { name: '考勤' }).getByRole('textbox');
    await expect.element(area).toHaveFocus();
    await userEvent.keyboard('迟到两次算缺课一次。{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(stop(screen, '考勤')).toHaveFocus();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect
      .poll(() => server.syllabus.saveReport.mock.lastCall?.[0].attend)
      .toBe('按时到课，缺课三分之一者不得参加考试。迟到两次算缺课一次。');
  });

  it('steps back across fields, also after a save, and forward again', async () => {
    const server = aServer();
    const screen = await open({ source: server.syllabus });
    await write(screen, '具体形式', '机试');
    await userEvent.keyboard('{Enter}');
    await write(screen, '授课教师', '李明');
    await userEvent.keyboard('{Enter}{Control>}s{/Control}');
    await expect.element(screen.getByText('开课说明保存成功')).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(screen.getByText('李明')).not.toBeInTheDocument();
    await expect.element(stop(screen, '授课教师')).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(screen.getByText('闭卷笔试', { exact: true })).toBeVisible();
    await expect.element(stop(screen, '具体形式')).toHaveFocus();
    await userEvent.keyboard('{Control>}y{/Control}{Control>}s{/Control}');
    await expect.poll(() => storedInfo(server)).toMatchObject({ examway: '机试' });
    expect(storedInfo(server).lecturer).not.toBe('李明');
  });

  it('takes back by Ctrl+Z what was typed in an open field, and then what was kept before', async () => {
    const screen = await open({ source: aServer().syllabus });
    await write(screen, '具体形式', '机试');
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(line(screen, '具体形式')).toHaveFocus();
    await userEvent.keyboard('甲');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(line(screen, '具体形式')).toHaveValue('机试');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(screen.getByText('闭卷笔试', { exact: true })).toBeVisible();
  });

  const isChecked = (control: HTMLElement) => (control as HTMLInputElement).checked;

  it.each<[string, (screen: Screen) => Stop, (control: HTMLElement) => unknown]>([
    ['the assessment method', (screen) => screen.getByRole('radio', { name: '考试', exact: true }) as Stop, isChecked],
    ['the semester', (screen) => screen.getByRole('button', { name: /开课学期/ }) as Stop, ({ textContent }) => textContent],
    ['the scale of the total score', (screen) => screen.getByRole('radio', { name: '百分制' }) as Stop, isChecked],
  ])('takes back by Ctrl+Z what was chosen for %s, no earlier change of another field, and makes it again', async (_, find, read) => {
    const screen = await open({ source: aServer().syllabus });
    const control = find(screen);
    const now = () => read(control.element() as HTMLElement);
    const before = now();
    await write(screen, '具体形式', '机试');
    await userEvent.keyboard('{Enter}');
    control.element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(now).not.toBe(before);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(now).toBe(before);
    await expect.element(screen.getByText('机试', { exact: true })).toBeVisible();
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect.poll(now).not.toBe(before);
    await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
    await expect.element(screen.getByText('闭卷笔试', { exact: true })).toBeVisible();
  });
});

describe('the pointer', () => {
  it('puts the caret where it presses, and leaving by a press elsewhere keeps what was typed', async () => {
    const screen = await open({ source: aServer().syllabus });
    const text = screen.getByText('闭卷笔试', { exact: true });
    const { width, height } = text.element().getBoundingClientRect();
    await userEvent.click(text, { position: { x: width / 2, y: height / 2 } });
    await expect.element(line(screen, '具体形式')).toHaveFocus();
    await userEvent.keyboard('的');
    await expect.element(line(screen, '具体形式')).toHaveValue('闭卷的笔试');
    await userEvent.click(screen.getByRole('heading', { level: 1 }));
    await expect.element(screen.getByText('闭卷的笔试', { exact: true })).toBeVisible();
  });

  it('answers radios and shares at the first click', async () => {
    const server = aServer();
    const screen = await open({ source: server.syllabus });
    await userEvent.click(screen.getByText('考查', { exact: true }));
    await expect.element(screen.getByRole('radio', { name: '考查' })).toBeChecked();
    const share = screen.getByRole('region', { name: /考核与评价/ }).getByRole('cell', { name: '60%', exact: true });
    await userEvent.click(share);
    await expect.element(screen.getByRole('textbox', { name: '期末成绩，第 1 行的比例' })).toHaveFocus();
    await userEvent.keyboard('55{Control>}s{/Control}');
    await expect.poll(() => server.syllabus.saveReport.mock.lastCall?.[0]).toMatchObject({ examtype: 1 });
    expect(server.syllabus.saveReport.mock.lastCall?.[0].exampercent.rows.map(({ percent }) => percent)).toContain(55);
  });
});

it('counts what is filled in, and again when a field is left', async () => {
  const server = aServer();
  keepEmptyReport(server);
  const screen = await open({ source: server.syllabus });
  const count = () => Number(/已填 (\d+)\/28/.exec(document.body.textContent)?.[1]);
  const before = count();
  expect(before).toBeLessThan(10);
  await write(screen, '电话', '86502217');
  expect(count()).toBe(before);
  await userEvent.keyboard('{Enter}');
  await expect.poll(count).toBe(before + 1);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(count).toBe(before);
});

/** One click, and then what a person types: thirteen empty fields, known facts and long texts among them. */
it('fills thirteen fields with at most 2 clicks and 26 keys beside the texts', async () => {
  const server = aServer();
  keepEmptyReport(server);
  const knownFacts = { lecturer: [fact('周敏')], email: [fact('zhoumin@college.example')], department: [fact('软件工程系')] };
  const screen = await open({ source: server.syllabus, knownFacts });
  const counted = { clicks: 0, keys: 0 };
  const press = async (keys: string) => {
    counted.keys += 1;
    await userEvent.keyboard(keys);
  };
  const take = () => press('{Enter}');
  const next = () => press('{Tab}');
  const long = '一二三四五六七八九十甲乙丙丁戊己庚辛';

  counted.clicks += 1;
  await userEvent.click(field('学时'));
  await userEvent.keyboard('64');
  await next();
  for (const filling of [take, '86502217', take, take, '软工一班', '76', '明德楼 302']) {
    if (typeof filling === 'string') await userEvent.keyboard(filling);
    else await filling();
    if (filling !== '明德楼 302') await next();
  }
  counted.clicks += 1;
  await userEvent.click(field('考勤'));
  for (const text of [long, long, '独立完成', long, '每组三人']) {
    await userEvent.keyboard(text);
    if (text === long) {
      await expect.element(screen.getByRole('dialog')).toBeVisible();
      await press('{Escape}');
      await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    }
    if (text !== '每组三人') await next();
  }
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect
    .poll(() => storedInfo(server))
    .toMatchObject({
      yearPeriod: 64,
      lecturer: '周敏',
      phone: '86502217',
      email: 'zhoumin@college.example',
      department: '软件工程系',
      classname: '软工一班',
      students: 76,
      classroom: '明德楼 302',
      attend: long,
      assignment: long,
      criterion: '独立完成',
      practice: long,
      textgroup: '每组三人',
    });
  expect(counted.clicks).toBeLessThanOrEqual(2);
  expect(counted.keys).toBeLessThanOrEqual(26);
});

describe('what is known', () => {
  const knownFacts = { lecturer: [fact('周敏'), fact('周明'), fact('陈静')] };

  it('is offered in the place with where it is from, taken by →, and passed by with Tab', async () => {
    const server = aServer();
    keepEmptyReport(server);
    const screen = await open({ source: server.syllabus, knownFacts });
    await userEvent.click(field('授课教师'));
    const offers = screen.getByRole('listbox', { name: '已知的授课教师' });
    await expect.element(offers.getByRole('option', { name: /周敏.*通讯录/, selected: true })).toBeVisible();
    expect(screen.getByRole('option').elements()).toHaveLength(3);
    await userEvent.keyboard('周');
    expect(screen.getByRole('option').elements()).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect.element(field('授课教师')).toHaveTextContent('周明');
    await expect.element(stop(screen, '授课教师')).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}{Enter}');
    await expect.element(offers).toBeVisible();
    await userEvent.tab();
    await expect.element(field('授课教师')).toHaveTextContent('未填写');
    await expect.element(line(screen, '电话')).toHaveFocus();
  });

  it('is taken by a press, and left alone where something else stands', async () => {
    const screen = await open({ source: aServer().syllabus, knownFacts });
    await write(screen, '授课教师', '李');
    await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
    await userEvent.fill(line(screen, '授课教师'), '');
    await userEvent.click(screen.getByRole('option', { name: /陈静/ }));
    await expect.element(field('授课教师')).toHaveTextContent('陈静');
  });

  it('is not offered where the field would cut it', async () => {
    const server = aServer();
    keepEmptyReport(server);
    const screen = await open({ source: server.syllabus, knownFacts: { yearPeriod: [fact('112.5'), fact('64.5')] } });
    await userEvent.click(field('学时'));
    await expect.element(screen.getByRole('option', { name: /64\.5/ })).toBeVisible();
    expect(screen.getByRole('option').elements()).toHaveLength(1);
  });
});

describe('a text', () => {
  it('takes a line of more than 16 characters into the window, and leads back to the line', async () => {
    const screen = await open({ source: aServer().syllabus });
    await write(screen, '具体形式', '一二三四五六七八九十甲乙丙丁戊己');
    await userEvent.keyboard('庚');
    const area = screen.getByRole('dialog', { name: '具体形式' }).getByRole('textbox');
    await expect.element(area).toHaveValue('一二三四五六七八九十甲乙丙丁戊己庚');
    await userEvent.click(screen.getByRole('dialog').getByText('取消'));
    await expect.element(line(screen, '具体形式')).toHaveValue('一二三四五六七八九十甲乙丙丁戊己');
  });

  it('keeps what was typed in the window when Esc closes it, with Undo beside the field', async () => {
    const server = aServer();
    const screen = await open({ source: server.syllabus });
    await write(screen, '具体形式', '一二三四五六七八九十甲乙丙丁戊己');
    await userEvent.keyboard('庚辛{Escape}');
    await expect.element(stop(screen, '具体形式')).toHaveFocus();
    await expect.element(screen.getByText('一二三四五六七八九十甲乙丙丁戊己庚辛', { exact: true })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '撤销', exact: true }));
    await expect.element(screen.getByText('闭卷笔试', { exact: true })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '恢复', exact: true }));
    await expect.element(screen.getByText('一二三四五六七八九十甲乙丙丁戊己庚辛', { exact: true })).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.poll(() => server.syllabus.saveReport.mock.lastCall?.[0].examway).toBe('一二三四五六七八九十甲乙丙丁戊己庚辛');
  });

  it('has back what Cancel gave up, in the window and in the line', async () => {
    const screen = await open({ source: aServer().syllabus });
    await userEvent.click(screen.getByText('按时到课，缺课三分之一者不得参加考试。'));
    await userEvent.keyboard('写到一半');
    await userEvent.click(screen.getByRole('dialog').getByText('取消'));
    await userEvent.click(screen.getByRole('button', { name: '撤销', exact: true }));
    await expect.element(screen.getByText(/写到一半/)).toBeVisible();
    await write(screen, '具体形式', '机试');
    await userEvent.click(screen.getByRole('group', { name: '具体形式' }).getByRole('button', { name: '取消' }));
    await expect.element(screen.getByText('闭卷笔试', { exact: true })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '撤销', exact: true }).last());
    await expect.element(screen.getByText('机试', { exact: true })).toBeVisible();
  });

  it('keeps a wrong text that Esc leaves in the open line', async () => {
    const screen = await open({ source: aServer().syllabus });
    await write(screen, '电话', '9'.repeat(61));
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: /^继续编辑电话/ })).toBeVisible();
    await expect.element(screen.getByText('最多 60 个字符')).toBeVisible();
  });

  it('edits long text in the line where the person wants that', async () => {
    const draftStorage = memoryStorage();
    const screen = await render(
      <LongTextSettings place="field" onPlaceChange={() => undefined}>
        {editor({ source: aServer().syllabus, draftStorage })}
      </LongTextSettings>,
    );
    await userEvent.click(screen.getByText('按时到课，缺课三分之一者不得参加考试。'));
    await expect.element(line(screen, '考勤')).toHaveFocus();
    await userEvent.keyboard('{End}补充');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(line(screen, '考勤')).toHaveValue('按时到课，缺课三分之一者不得参加考试。补充');
  });
});

describe('a number', () => {
  it('refuses minus, e and equals, typed and pasted, and holds four characters', async () => {
    const server = aServer();
    const screen = await open({ source: server.syllabus });
    await write(screen, '学分', '');
    await userEvent.keyboard('-1e=23456');
    await expect.element(line(screen, '学分')).toHaveValue('1234');
    await userEvent.fill(line(screen, '学分'), '-1e=23456');
    await expect.element(line(screen, '学分')).toHaveValue('1234');
    await userEvent.keyboard('{Enter}');
    await screen.getByRole('button', { name: '保存修改' }).click();
    await expect.poll(() => server.syllabus.saveReport.mock.lastCall?.[0].score).toBe(1234);
  });
});

describe('a draft', () => {
  it('brings back what was kept and what stood in open fields, and can be given up', async () => {
    const draftStorage = memoryStorage();
    const { syllabus: source } = aServer();
    const crashed = await open({ source, draftStorage });
    await write(crashed, '具体形式', '机试');
    await userEvent.keyboard('{Enter}');
    await write(crashed, '其他建议', '多读源代码');
    await expect.poll(() => draftStorage.getItem('college:syllabus-draft:1005:1004')).toContain('多读源代码');
    // A page that crashed says nothing any more; what lies in the storage is all there is.
    const left = { ...draftStorage, getItem: draftStorage.getItem, setItem: () => {}, removeItem: () => {} };
    await crashed.rerender(editor({ source, draftStorage: left }));
    await crashed.unmount();

    const screen = await render(editor({ source, draftStorage }));
    await expect.element(line(screen, '其他建议')).toHaveValue('多读源代码');
    await expect.element(screen.getByText('机试')).toBeVisible();
    await expect.element(screen.getByText(/未保存的修改/)).toBeVisible();
    await screen.getByRole('button', { name: '放弃更改' }).click();
    await expect.element(screen.getByText('闭卷笔试')).toBeVisible();
    await expect.element(line(screen, '其他建议')).not.toBeInTheDocument();
    expect(draftStorage.getItem('college:syllabus-draft:1005:1004')).toBeNull();
  });

  it('has the text of the window too, and is gone after a save', async () => {
    const draftStorage = memoryStorage();
    const { syllabus: source } = aServer();
    const screen = await open({ source, draftStorage });
    await userEvent.click(screen.getByText('按时到课，缺课三分之一者不得参加考试。'));
    await userEvent.keyboard('写到一半');
    await expect.poll(() => draftStorage.getItem('college:syllabus-draft:1005:1004')).toContain('写到一半');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await screen.getByRole('button', { name: '保存修改' }).click();
    await expect.element(screen.getByText('开课说明保存成功')).toBeVisible();
    expect(draftStorage.getItem('college:syllabus-draft:1005:1004')).toBeNull();
  });
});

describe('Save Change', () => {
  it('takes an open field along and says so, and one goes on writing where one was', async () => {
    const server = aServer();
    const screen = await open({ source: server.syllabus });
    await write(screen, '具体形式', '机试');
    await userEvent.keyboard('{ArrowLeft}{Control>}s{/Control}');
    await expect.element(screen.getByText('正在编辑的 1 项已一并保存')).toBeVisible();
    expect(server.syllabus.saveReport.mock.lastCall?.[0].examway).toBe('机试');
    await expect.element(line(screen, '具体形式')).toHaveFocus();
    await userEvent.keyboard('考');
    await expect.element(line(screen, '具体形式')).toHaveValue('机考试');
  });

  it('sends what was kept by leaving for its button', async () => {
    const server = aServer();
    const screen = await open({ source: server.syllabus });
    await write(screen, '具体形式', '机试');
    await screen.getByRole('button', { name: '保存修改' }).click();
    await expect.poll(() => server.syllabus.saveReport.mock.lastCall?.[0].examway).toBe('机试');
    await expect.element(line(screen, '具体形式')).not.toBeInTheDocument();
  });

  it('stops at a text that cannot be saved, says why, and loses nothing', async () => {
    const server = aServer();
    const screen = await open({ source: server.syllabus });
    await write(screen, '电话', '9'.repeat(61));
    const dialog = screen.getByRole('dialog', { name: '电话' });
    await expect.element(dialog.getByText('最多 60 个字符')).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(dialog.getByRole('textbox')).toHaveValue('9'.repeat(61));
    expect(server.syllabus.saveReport).not.toHaveBeenCalled();
  });

  it('shows the field that stops it, in whichever language that stands', async () => {
    const draftStorage = memoryStorage();
    const typed = { lecturer: '周'.repeat(201) };
    const draft = writeSyllabusDraft({ name: '', writtenAt: 1, kept: {}, typed, base: {}, confirmed: [] });
    draftStorage.setItem(syllabusDraftKey({ userId: 1005, courseId: 1004 }), draft);
    const screen = await open({ source: aServer().syllabus, draftStorage });
    await screen.getByText('英文', { exact: true }).click();
    await screen.getByRole('button', { name: '保存修改' }).click();
    await expect.element(screen.getByText('「授课教师」的内容无法保存，请先修改')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^继续编辑授课教师/ })).toHaveFocus();
    await expect.element(screen.getByText('最多 200 个字符')).toBeVisible();
  });

  it('brings both sides together where only one changed each field', async () => {
    const server = aServer();
    const screen = await open({ source: server.syllabus });
    await write(screen, '具体形式', '机试');
    await userEvent.keyboard('{Enter}');
    await saveElsewhere(server, { others: '对方写的' });
    await screen.getByRole('button', { name: '保存修改' }).click();
    await expect.element(screen.getByText('开课说明保存成功')).toBeVisible();
    expect(storedInfo(server)).toMatchObject({ examway: '机试', others: '对方写的' });
    await expect.element(screen.getByText('对方写的')).toBeVisible();
  });

  it('asks where both changed one field, and stores nothing until a side is chosen', async () => {
    const server = aServer();
    const screen = await open({ source: server.syllabus });
    await write(screen, '具体形式', '机试');
    await userEvent.keyboard('{Enter}');
    await saveElsewhere(server, { examway: '口试' });
    await screen.getByRole('button', { name: '保存修改' }).click();
    const dialog = screen.getByRole('dialog', { name: '有人先保存了这份开课说明' });
    await expect.element(dialog.getByRole('radio', { name: /我的.*机试/ })).toBeChecked();
    expect(storedInfo(server).examway).toBe('口试');
    await dialog.getByText('口试').click();
    await dialog.getByRole('button', { name: '按选择保存' }).click();
    await expect.element(screen.getByText('开课说明保存成功')).toBeVisible();
    expect(storedInfo(server).examway).toBe('口试');
    await expect.element(screen.getByText('口试')).toBeVisible();
  });
});

describe('leaving', () => {
  it('is told what it would lose, can save first, and can give everything up', async () => {
    const server = aServer();
    const onDirtyChange = vi.fn();
    const controls = createRef<SyllabusControls>();
    const screen = await open({ source: server.syllabus, onDirtyChange, controls });
    expect(onDirtyChange).toHaveBeenLastCalledWith({ isDirty: false, changeCount: 0 });
    await write(screen, '具体形式', '机试');
    await vi.waitFor(() => expect(onDirtyChange).toHaveBeenLastCalledWith({ isDirty: true, changeCount: 1 }));
    expect(await controls.current!.save()).toBe(true);
    expect(storedInfo(server).examway).toBe('机试');
    await vi.waitFor(() => expect(onDirtyChange).toHaveBeenLastCalledWith({ isDirty: false, changeCount: 0 }));
    await userEvent.fill(line(screen, '具体形式'), '口试');
    controls.current!.discard();
    await expect.element(line(screen, '具体形式')).toHaveValue('机试');
    expect(onDirtyChange).toHaveBeenLastCalledWith({ isDirty: false, changeCount: 0 });
  });
});

describe('both languages', () => {
  it('writes English where the paper is English, with the Chinese at hand and untouched', async () => {
    const server = aServer();
    const screen = await open({ source: server.syllabus, languages: 'en' });
    await expect.element(screen.getByText('Closed-book written exam')).toBeVisible();
    await screen.getByText('Closed-book written exam').click();
    const dialog = screen.getByRole('dialog', { name: '具体形式（英文）' });
    await expect.element(dialog.getByText('闭卷笔试')).toBeVisible();
    await userEvent.fill(dialog.getByRole('textbox'), 'Oral exam');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await screen.getByRole('button', { name: '保存修改' }).click();
    await expect.poll(() => server.syllabus.saveReport.mock.lastCall?.[0].translations?.en?.examway?.text).toBe('Oral exam');
    expect(server.syllabus.saveReport.mock.lastCall?.[0].examway).toBe('闭卷笔试');
  });

  it('counts the English where the paper is English', async () => {
    const server = aServer();
    keepEmptyReport(server);
    const screen = await open({ source: server.syllabus, languages: 'en' });
    const count = () => Number(/已填 (\d+)\/28/.exec(document.body.textContent)?.[1]);
    const before = count();
    await write(screen, '具体形式（英文）', 'Oral exam');
    await userEvent.keyboard('{Enter}');
    await expect.poll(count).toBe(before + 1);
  });

  it('marks English that a changed Chinese leaves behind, until it is found to be right still', async () => {
    const server = aServer();
    const screen = await open({ source: server.syllabus, languages: 'both' });
    await write(screen, '具体形式', '开卷笔试');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('早于中文')).toBeVisible();
    await screen.getByRole('button', { name: '具体形式的英文仍然正确' }).click();
    await expect.element(screen.getByText('早于中文')).not.toBeInTheDocument();
    await expect.element(stop(screen, '具体形式（英文）')).toHaveFocus();
    await screen.getByRole('button', { name: '保存修改' }).click();
    await expect
      .poll(() => server.syllabus.saveReport.mock.lastCall?.[0].translations?.en?.examway)
      .toEqual({ text: 'Closed-book written exam', updatedAt: '2026-03-02T08:40:00.000Z' });
  });
});

it('repaints the one field that is opened and typed in, and no other', async () => {
  const screen = await open({ source: aServer().syllabus });
  const field = document.querySelector('[data-field="examway"]')!;
  const strays: string[] = [];
  const watch = new MutationObserver((records) => {
    for (const { target } of records) if (!field.contains(target)) strays.push(target.nodeName);
  });
  watch.observe(document.querySelector('article')!, { subtree: true, childList: true, attributes: true, characterData: true });
  await write(screen, '具体形式', '机试');
  await userEvent.keyboard('加口试');
  watch.disconnect();
  await expect.element(line(screen, '具体形式')).toHaveValue('机试加口试');
  expect(strays).toEqual([]);
});
