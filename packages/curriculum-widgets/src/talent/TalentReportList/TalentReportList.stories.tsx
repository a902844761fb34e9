import { changedMeanwhile } from '@college/curriculum-model';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { someTalentReports } from '../fakes/talentReports';
import { TalentReportList } from './TalentReportList';

const college = aCollege();
const { talentReports: source } = college;
const serve = (count: number) => college.serve(({ state }) => void (state.talentReports = someTalentReports(count)));

const meta = {
  title: 'Widgets/Talent/TalentReportList',
  component: TalentReportList,
  decorators: [withToasts],
  args: {
    source,
    detailHref: (id) => `#report-${id}`,
    onQueryChange: fn(),
    onCreate: fn(),
  },
  beforeEach: serve(25),
} satisfies Meta<typeof TalentReportList>;
export default meta;
type Story = StateStory<typeof meta>;

export const Many: Story = {
  tags: ['state:talent-list.many'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('rowheader', { name: '软件工程人才需求报告2026' })).toBeVisible();
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(10);
      await expect(
        canvas
          .getAllByRole('columnheader')
          .map((head) => head.textContent)
          .slice(0, 2),
      ).toEqual(['报告名称', '上传单位']);
      await expect(canvas.getByText('共 25 份报告')).toBeVisible();
      await expect(canvas.getByRole('link', { name: '查看软件工程人才需求报告2026' })).toHaveAttribute('href', '#report-1025');
      // Who may only read has nothing to add or delete.
      await expect(canvas.queryByRole('button', { name: '新建报告' })).toBeNull();
      await expect(canvas.queryByRole('button', { name: /^删除/ })).toBeNull();
    },
  },
};

export const LastPage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '第 3 页' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(5));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ page: 3, keyword: '' });
  },
};

export const Empty: Story = {
  tags: ['state:talent-list.empty'],
  beforeEach: serve(0),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('暂无数据')).toBeVisible();
      await expect(canvas.queryByRole('rowheader')).toBeNull();
    },
  },
};

export const Loading: Story = {
  tags: ['state:talent-list.loading'],
  beforeEach: () => void source.listTalentReports.mockImplementation(never),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.queryByRole('rowheader')).toBeNull();
      await expect(canvas.queryByText('暂无数据')).toBeNull();
    },
  },
};

export const Deleted: Story = {
  args: { isEditable: true },
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '新建报告' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '删除大数据人才需求报告2026' }));
    const dialog = within(await canvas.findByRole('alertdialog'));
    await step('a refusal keeps the report', async () => {
      source.deleteTalentReport.mockRejectedValueOnce(new Error('服务器繁忙，请稍后再试'));
      await userEvent.click(dialog.getByRole('button', { name: '删除报告' }));
      await expect(await canvas.findByText('服务器繁忙，请稍后再试')).toBeVisible();
    });
    await step('a second try deletes it', async () => {
      if (!canvas.queryByRole('alertdialog')) await userEvent.click(canvas.getByRole('button', { name: '删除大数据人才需求报告2026' }));
      await userEvent.click(await canvas.findByRole('button', { name: '删除报告' }));
      await waitFor(() => expect(canvas.queryByRole('rowheader', { name: '大数据人才需求报告2026' })).toBeNull());
      await expect(canvas.getByText('删除成功')).toBeVisible();
      await expect(canvas.getByText('共 24 份报告')).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('button', { name: '删除网络工程人才需求报告2026' })).toHaveFocus());
    });
  },
};

export const DeletedInEnglish: Story = {
  globals: { language: '80102' },
  args: { isEditable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Big data: talent demand 2026' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete report' }));
    await expect(await canvas.findByText('Delete Successfully')).toBeVisible();
  },
};

/** Somebody changed the report while its deletion was being confirmed: it stays, as they left it. */
export const DeleteConflict: Story = {
  tags: ['state:talent-list.delete-conflict'],
  args: { isEditable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除大数据人才需求报告2026' }));
    const row = college.state.talentReports.find(({ name }) => name === '大数据人才需求报告2026');
    Object.assign(row ?? {}, { name: '大数据人才需求报告2026（修订）', version: 2 });
    await userEvent.click(await canvas.findByRole('button', { name: '删除报告' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText(changedMeanwhile.deletion.zh)).toBeVisible();
      await expect(canvas.getByRole('rowheader', { name: '大数据人才需求报告2026（修订）' })).toBeVisible();
    },
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: '报告名称或上传单位' }), "%_'{Enter}");
    await expect(await canvas.findByText('无搜索结果')).toBeVisible();
    await expect(source.listTalentReports).toHaveBeenLastCalledWith({ pageNum: 1, pageSize: 10, name: "%_'" }, expect.anything());
  },
};

export const English: Story = {
  tags: ['state:talent-list.english'],
  globals: { language: '80102' },
  args: { isEditable: true },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('rowheader', { name: 'Software engineering: talent demand 2026' })).toBeVisible();
      await expect(canvas.getByText('25 reports')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Delete Big data: talent demand 2026' })).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};
