import { LongTextSettings } from '@college/ui/LongTextField';
import { UiProvider } from '@college/ui/theme';
import { ToastProvider } from '@college/ui/Toast';
import { createRef, StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { memoryStorage } from '../../course-units/fakes/memoryStorage';
import { aCollege } from '../../support/fakes/aCollege';
import { saveElsewhere, storedInfo } from '../fakes/keepReport';
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

const pencil = (screen: Screen, field: string) => screen.getByRole('button', { name: `编辑${field}`, exact: true });
const line = (screen: Screen, field: string) => screen.getByRole('textbox', { name: field, exact: true });

/** Opens a field from its pencil and writes a text in place of the old one. */
async function write(screen: Screen, field: string, text: string) {
  (pencil(screen, field).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.fill(line(screen, field), text);
}

describe('the keyboard', () => {
  it('opens, keeps and cancels a field, and comes back to its pencil', async () => {
    const screen = await open({ source: aServer().syllabus });
    await write(screen, '具体形式', '机试');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('机试')).toBeVisible();
    await expect.element(pencil(screen, '具体形式')).toHaveFocus();
    await write(screen, '具体形式', '口试');
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByText('机试')).toBeVisible();
    await expect.element(pencil(screen, '具体形式')).toHaveFocus();
    await write(screen, '学生人数', '80');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(pencil(screen, '学生人数')).toHaveFocus();
  });

  it('goes from field to field in the order of the paper, saves the page, and opens a long text in its window', async () => {
    const server = aServer();
    const screen = await open({ source: server.syllabus });
    (pencil(screen, '学分').element() as HTMLElement).focus();
    await userEvent.tab();
    await expect.element(pencil(screen, '开课学期')).toHaveFocus();
    await userEvent.tab();
    await expect.element(pencil(screen, '学时')).toHaveFocus();
    (pencil(screen, '考勤').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const area = screen.getByRole('dialog', { name: '考勤' }).getByRole('textbox');
    await expect.element(area).toHaveFocus();
    await userEvent.keyboard('迟到两次算缺课一次。{Control>}{Enter}{/Control}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(pencil(screen, '考勤')).toHaveFocus();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect
      .poll(() => server.syllabus.saveReport.mock.lastCall?.[0].attend)
      .toBe('按时到课，缺课三分之一者不得参加考试。迟到两次算缺课一次。');
  });

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
    await pencil(screen, '考勤').click();
    await userEvent.keyboard('写到一半');
    await userEvent.click(screen.getByRole('dialog').getByText('取消'));
    await userEvent.click(screen.getByRole('button', { name: '撤销', exact: true }));
    await expect.element(screen.getByText(/写到一半/)).toBeVisible();
    await write(screen, '具体形式', '机试');
    await userEvent.keyboard('{Escape}');
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
    await pencil(screen, '考勤').click();
    await expect.element(line(screen, '考勤')).toHaveFocus();
    await userEvent.keyboard('补充');
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
    await expect.element(screen.getByText(/未保存的内容/)).toBeVisible();
    await screen.getByRole('button', { name: '放弃这些内容' }).click();
    await expect.element(screen.getByText('闭卷笔试')).toBeVisible();
    await expect.element(line(screen, '其他建议')).not.toBeInTheDocument();
    expect(draftStorage.getItem('college:syllabus-draft:1005:1004')).toBeNull();
  });

  it('has the text of the window too, and is gone after a save', async () => {
    const draftStorage = memoryStorage();
    const { syllabus: source } = aServer();
    const screen = await open({ source, draftStorage });
    await pencil(screen, '考勤').click();
    await userEvent.keyboard('写到一半');
    await expect.poll(() => draftStorage.getItem('college:syllabus-draft:1005:1004')).toContain('写到一半');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await screen.getByRole('button', { name: '保存修改' }).click();
    await expect.element(screen.getByText('开课说明保存成功')).toBeVisible();
    expect(draftStorage.getItem('college:syllabus-draft:1005:1004')).toBeNull();
  });
});

describe('Save Change', () => {
  it('takes an open field along and says so', async () => {
    const server = aServer();
    const screen = await open({ source: server.syllabus });
    await write(screen, '具体形式', '机试');
    await screen.getByRole('button', { name: '保存修改' }).click();
    await expect.element(screen.getByText('正在编辑的 1 项已一并保存')).toBeVisible();
    expect(server.syllabus.saveReport.mock.lastCall?.[0].examway).toBe('机试');
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
    await write(screen, '具体形式', '口试');
    controls.current!.discard();
    await expect.element(screen.getByText('机试')).toBeVisible();
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

  it('marks English that a changed Chinese leaves behind, until it is found to be right still', async () => {
    const server = aServer();
    const screen = await open({ source: server.syllabus, languages: 'both' });
    await write(screen, '具体形式', '开卷笔试');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('早于中文')).toBeVisible();
    await screen.getByRole('button', { name: '具体形式的英文仍然正确' }).click();
    await expect.element(screen.getByText('早于中文')).not.toBeInTheDocument();
    await expect.element(pencil(screen, '具体形式（英文）')).toHaveFocus();
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
