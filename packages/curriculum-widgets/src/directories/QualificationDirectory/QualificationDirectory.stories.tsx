import { qualificationEdition, qualificationEditionUrl, type Qualification } from '@college/curriculum-model';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { longBasis, someQualifications } from '../fakes/someQualifications';
import { QualificationDirectory } from './QualificationDirectory';

const college = aCollege();
const { listQualifications } = college.directories;
const serve = (rows: Qualification[]) => college.serve(({ state }) => void (state.qualifications = rows));

const meta = {
  title: 'Widgets/Directories/QualificationDirectory',
  component: QualificationDirectory,
  decorators: [withToasts],
  args: { source: { listQualifications }, edition: qualificationEdition, editionUrl: qualificationEditionUrl, onQueryChange: fn() },
  beforeEach: serve(someQualifications(45)),
} satisfies Meta<typeof QualificationDirectory>;
export default meta;
type Story = StateStory<typeof meta>;

export const Many: Story = {
  tags: ['state:directory.many'],
  parameters: {
    atRest: async ({ canvas }) => {
      const edition = canvas.getByRole('link', { name: /^国家职业资格目录（2021年版）\s*（在新标签页打开）$/ });
      await expect(edition).toHaveAttribute('target', '_blank');
      await expect(edition).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(edition.parentElement).toHaveTextContent(/· 共 45 项$/);
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(20);
      const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
      await expect(headers).toEqual(['资格名称', '实施部门', '资格类别', '设定依据']);
    },
  },
};

export const LastPage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '第 3 页' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(5));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ page: 3, keyword: '' });
    await expect(listQualifications.mock.lastCall?.[0]).toEqual({ pageNum: 3, pageSize: 20, name: '', lang: '80101' });
  },
};

export const NoHit: Story = {
  tags: ['state:directory.empty'],
  args: { query: { page: 1, keyword: '宇航员' } },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('暂无数据')).toBeVisible();
      await expect(canvas.getByText('没有名称含「宇航员」的职业资格。')).toBeVisible();
      await expect(canvas.getByRole('searchbox')).toHaveValue('宇航员');
      await expect(canvas.queryByRole('rowheader')).toBeNull();
    },
  },
};

export const SearchedByName: Story = {
  tags: ['state:directory.search'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '第 2 页' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: '资格名称' }), '会计{Enter}');
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByRole('rowheader')).toHaveTextContent('注册会计师');
      await expect(args.onQueryChange).toHaveBeenLastCalledWith({ page: 1, keyword: '会计' });
      await expect(listQualifications.mock.lastCall?.[0]).toMatchObject({ pageNum: 1, name: '会计' });
      await expect(canvas.getByText(/找到 1 项/)).toBeVisible();
    },
  },
};

export const Loading: Story = {
  tags: ['state:directory.loading'],
  beforeEach: () => void listQualifications.mockImplementation(never),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.queryByRole('rowheader')).toBeNull();
      await expect(canvas.queryByText('暂无数据')).toBeNull();
    },
  },
};

export const Failed: Story = {
  tags: ['state:directory.error'],
  beforeEach: () => void listQualifications.mockRejectedValueOnce(new Error('服务器繁忙，请稍后再试')),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('没有取到职业资格')).toBeVisible();
      // As a toast, and where the rows would be.
      await expect(canvas.getAllByText('服务器繁忙，请稍后再试')).toHaveLength(2);
      await expect(canvas.queryByRole('rowheader')).toBeNull();
    },
  },
};

export const TriedAgain: Story = {
  beforeEach: Failed.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await expect(await canvas.findByRole('rowheader', { name: '教师资格' })).toBeVisible();
  },
};

export const BriefCutAt30: Story = {
  tags: ['state:directory.brief-30'],
  beforeEach: serve(someQualifications(3)),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
      const shown = canvas.getByText(`${[...longBasis].slice(0, 29).join('')}…`);
      // The whole text is the tooltip, and what is read aloud.
      await expect(shown.parentElement).toHaveAttribute('title', longBasis);
      await expect(shown).toHaveAttribute('aria-hidden', 'true');
      await expect(canvas.getByText(longBasis)).toBeInTheDocument();
    },
  },
};

export const OpenedByKeyboard: Story = {
  beforeEach: BriefCutAt30.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('rowheader', { name: '教师资格' });
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog', { name: '教师资格' });
    await expect(dialog).toHaveTextContent(longBasis);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.closest('[role="row"]')).not.toBeNull());
  },
};

export const English: Story = {
  tags: ['state:directory.english'],
  globals: { language: '80102' },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('rowheader', { name: 'Teacher' })).toBeVisible();
      await expect(canvas.getByText(/45 qualifications/)).toBeVisible();
      await expect(canvas.getAllByText('Admission class')).toHaveLength(20);
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};

/** A record without English is marked as Chinese, its category is said in English. */
export const EnglishOfARecordWithoutEnglish: Story = {
  globals: { language: '80102' },
  beforeEach: serve([{ ...someQualifications(1)[0]!, translations: undefined }]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('教师资格')).toHaveAttribute('lang', 'zh-Hans');
    await expect(canvas.getByText('Admission class')).toBeVisible();
  },
};

/** What no source says is said to be missing, not left empty. */
export const NotRecorded: Story = {
  args: { editionUrl: 'javascript:alert(1)' },
  beforeEach: serve([{ name: '拍卖师', department: '', typeName: '', depending: '' }]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('rowheader', { name: '拍卖师' }));
    const dialog = await canvas.findByRole('dialog', { name: '拍卖师' });
    await expect(within(dialog).getAllByText('未收录')).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getAllByTitle('未收录')).toHaveLength(3);
    // An address that is no web page is never linked.
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
