import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { OccupationBrowser } from '../OccupationBrowser';
import { OccupationFacts } from '../OccupationFacts';
import { OccupationLookup } from './OccupationLookup';

const college = aCollege();
const { occupationBook: book } = college;

const meta = {
  title: 'Widgets/Pages/Occupation lookup',
  component: OccupationLookup,
  decorators: [withToasts],
  args: {
    product: '课程建设',
    page: 'book',
    hrefs: { book: '#jobto', search: '#search', about: '#info' },
    workbenchHref: '#workbench',
    language: '80101',
    onLanguageChange: fn(),
    children: <OccupationBrowser source={book} />,
  },
  beforeEach: college.serve(),
  parameters: {
    pageWords: ['课程建设'],
    layout: 'fullscreen',
  },
} satisfies Meta<typeof OccupationLookup>;
export default meta;
type Story = StateStory<typeof meta>;

export const Lookup: Story = {
  tags: ['state:placeholder-page.jobto'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { level: 1, name: '职业分类大典' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: '大典' })).toHaveAttribute('aria-current', 'page');
      await expect(canvas.getByRole('link', { name: '搜索' })).toHaveAttribute('href', '#search');
      await expect(canvas.getByRole('link', { name: '说明' })).toHaveAttribute('href', '#info');
      await expect(canvas.getByRole('link', { name: '返回工作台' })).toHaveAttribute('href', '#workbench');
      await expect(canvas.getByRole('link', { name: /第二大类/ })).toBeVisible();
    },
  },
};

export const EntryOpened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /第二大类/ }));
    await expect(await canvas.findByRole('link', { name: '2-02 工程技术人员' })).toBeVisible();
  },
};

export const Search: Story = {
  args: { page: 'search', children: <OccupationBrowser source={book} isSearchFirst /> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '查找职业' })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('大数据{Enter}');
    await expect(await canvas.findByRole('link', { name: /2-02-38-03/ })).toBeVisible();
  },
};

export const About: Story = {
  args: { page: 'about', children: <OccupationFacts source={book} /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: '职业（细类） 5 1,639' })).toBeVisible();
    await expect(canvas.getByText('以往文件中的 7 个编码可以找到现行编码的条目。')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '职业分类大典（2022年版）社会公示稿' })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByText('npm run import:occupations -- FILE.xlsx --apply')).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: { product: 'Curriculum', page: 'about', language: '80102', children: <OccupationFacts source={book} /> },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('row', { name: 'Occupations 5 1,639' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the workbench' })).toBeVisible();
    // The switch names Chinese in Chinese.
    await expect(chineseIn(canvasElement).filter((words) => !words.startsWith('中'))).toEqual([]);
  },
};
