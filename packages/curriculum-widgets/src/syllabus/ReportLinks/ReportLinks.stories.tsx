import { userIds } from '@college/curriculum-model/fixtures';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege, type College } from '../../support/fakes/aCollege';
import { ReportLinks } from './ReportLinks';

const aLink = (id: number, userId: number = userIds.majorLeader): College['state']['reportLinks'][number] => {
  return { id, courseId: 1004, link: `3kF9-secret-of-report-${id}`, createTime: `2026-05-1${id}T09:00:00+08:00`, userId };
};
const college = aCollege({ prepare: ({ state }) => void (state.reportLinks = [aLink(1), aLink(2, userIds.collegeAdmin)]) });
const { listLinks, createLink, deleteLink } = college.syllabus;

/** What a story did to the clipboard ends with it: all stories share one page. */
function keepClipboard() {
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  return () => {
    if (own) Object.defineProperty(navigator, 'clipboard', own);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
}

const meta = {
  title: 'Widgets/Syllabus/ReportLinks',
  component: ReportLinks,
  decorators: [withToasts],
  args: {
    source: college.syllabus,
    courseId: 1004,
    courseName: '数据结构',
    hrefOf: (link) => `https://college.example/course/report?link=${link}`,
  },
  beforeEach(context) {
    college.serve()(context);
    return keepClipboard();
  },
} satisfies Meta<typeof ReportLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const writeText = fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await userEvent.click(canvas.getByRole('button', { name: '分享' }));
    await expect(await canvas.findByRole('dialog', { name: '《数据结构》开课说明的链接' })).toBeVisible();
    const fields = await canvas.findAllByRole('textbox', { name: /新建的链接$/ });
    await expect(fields[0]).toHaveAccessibleName('赵启明于 2026-05-12 09:00 新建的链接');
    const visit = canvas.getByRole('link', { name: '在新标签页打开 2026-05-12 09:00 的链接' });
    await expect(visit).toHaveAttribute('target', '_blank');
    await expect(visit).toHaveAttribute('href', 'https://college.example/course/report?link=3kF9-secret-of-report-2');
    await step('copied', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '复制 2026-05-12 09:00 的链接' }));
      await expect(await canvas.findByText('链接已复制')).toBeVisible();
      await expect(writeText).toHaveBeenCalledWith('https://college.example/course/report?link=3kF9-secret-of-report-2');
    });
    await step('created: the new one stands first, ready to be copied', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '新建链接' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: '复制 2026-05-14 08:00 的链接' })).toHaveFocus());
      await expect(canvas.getAllByRole('textbox', { name: /新建的链接$/ })).toHaveLength(3);
    });
    await step('revoked after a question', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '撤销 2026-05-12 09:00 的链接' }));
      await expect(await canvas.findByText(/收到赵启明于 2026-05-12 09:00 新建的这个链接的人都将立即无法再打开/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: '撤销链接' }));
      await waitFor(() => expect(canvas.queryByRole('button', { name: '复制 2026-05-12 09:00 的链接' })).toBeNull());
      await expect(deleteLink).toHaveBeenCalledWith({ courseId: 1004, id: 2 });
      await waitFor(() => expect(canvas.getByRole('button', { name: '新建链接' })).toHaveFocus());
    });
  },
};

/** On plain http nothing may write to the clipboard: the address is selected, ready to be copied. */
export const CopiedByHand: Story = {
  play: async ({ canvas, userEvent }) => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    await userEvent.click(canvas.getByRole('button', { name: '分享' }));
    await userEvent.click(await canvas.findByRole('button', { name: '复制 2026-05-11 09:00 的链接' }));
    await expect(await canvas.findByText('浏览器不允许网页写剪贴板。链接已选中，请按 Ctrl+C 复制。')).toBeVisible();
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: /2026-05-11/ });
    await expect(field).toHaveFocus();
    await expect(field.selectionEnd).toBe(field.value.length);
  },
};

export const Empty: Story = {
  beforeEach: () => void (college.state.reportLinks = []),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '分享' }));
    await expect(await canvas.findByText('新建一个链接，发给没有账号的学生或评审专家。')).toBeVisible();
  },
};

export const Failed: Story = {
  play: async ({ canvas, userEvent, step }) => {
    listLinks.mockRejectedValueOnce(new Error('系统错误'));
    createLink.mockRejectedValueOnce(new Error('链接太多'));
    await step('the list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '分享' }));
      await expect(await canvas.findByText('系统错误')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: '重试' }));
      await expect(await canvas.findAllByRole('textbox')).toHaveLength(2);
    });
    await step('a new link', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '新建链接' }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent('链接太多');
      await expect(canvas.getAllByRole('textbox')).toHaveLength(2);
    });
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: { courseName: 'Data Structures' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke the link of 2026-05-11 09:00' }));
    await expect(await canvas.findByText(/Everybody who received the link that Zhou Min created/)).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
