import { replyCodes } from '@college/curriculum-model';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege, firstNewId } from '../../support/fakes/aCollege';
import { asPrinted } from '../../support/fakes/asPrinted';
import { refusal } from '../fakes/mergeFakes';
import { publishIn, withdrawIn } from '../fakes/publishIn';
import { PublishedEdition } from './PublishedEdition';

const college = aCollege({ as: 'majorLeader' });
const { loadPublishedEdition, loadPublicEdition, prepareBooklet, downloadBooklet, downloadPublicBooklet } = college.editionPublishing;
const link = 'x7Kq2mVb9TnR4sLw';
const longName = '面向新工科与产教融合的软件工程专业人才培养方案二〇二六版第一次全面修订稿';

/** The edition of the stories is the first that is made. */
const serve = (change?: Parameters<typeof college.serve>[0]) => async (context: Parameters<ReturnType<typeof college.serve>>[0]) => {
  college.serve(change)(context);
  const isEnglish = context?.globals.language === '80102';
  await publishIn(college, { name: isEnglish ? 'Edition 2026' : '2026 版' });
};

const meta = {
  title: 'Widgets/Editions/PublishedEdition',
  component: PublishedEdition,
  decorators: [withToasts],
  args: {
    dataSource: college.editionPublishing,
    editionId: firstNewId,
    courseHref: (course) => (course === undefined ? '#edition' : `#course-${course}`),
    onBack: fn(),
  },
  beforeEach: serve(),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PublishedEdition>;
export default meta;
type Story = StateStory<typeof meta>;
type Page = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const dialog = () => within(screen.getByRole('dialog'));

async function askForBooklet({ canvas, userEvent }: Page) {
  await userEvent.click(await canvas.findByRole('button', { name: '下载培养方案…' }));
  await expect(await screen.findByRole('dialog', { name: '「2026 版」培养方案' })).toBeVisible();
}

export const Home: Story = {
  tags: ['state:published-edition.home'],
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('heading', { level: 1, name: '软件工程专业人才培养方案' })).toBeVisible();
      await expect(canvas.getByText('软件工程 080902 · 用于 2026 级 · 2026-05-14 发布')).toBeVisible();
      const parts = ['二培养目标', '三毕业要求与指标点', '四课程体系与学分学时分布', '五课程设置', '六课程体系与毕业要求支撑矩阵'];
      for (const name of parts) {
        await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
      }
      await expect(canvas.getByRole('link', { name: '数据结构' })).toHaveAttribute('href', '#course-1004');
      await expect(canvasElement.querySelectorAll('td [data-support]').length).toBeGreaterThan(20);
      await expect(canvas.getByRole('button', { name: '强支撑' })).toBeVisible();
      await expect(canvas.queryByRole('status')).toBeNull();
    },
  },
};

/** What was written for readers when it was published stands above the paper, not above a course. */
export const WithNote: Story = {
  beforeEach: async (context) => {
    college.serve()(context);
    await publishIn(college, { reason: '按 2024 版认证标准修订，实践学分提高到 35%。' });
  },
  play: async ({ canvas }) => expect(await canvas.findByText('发布说明：按 2024 版认证标准修订，实践学分提高到 35%。')).toBeVisible(),
};

export const English: Story = {
  globals: { language: '80102' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Programme of the major Software Engineering' })).toBeVisible();
    await expect(canvas.getByText('Software Engineering 080902 · for entry year 2026 · published 2026-05-14')).toBeVisible();
    await expect(chineseIn(canvasElement).filter((shown) => shown !== '中文')).toEqual([]);
  },
};

export const BothLanguages: Story = {
  args: { onLanguagesChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '中英对照' }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Programme of the major');
    await expect(args.onLanguagesChange).toHaveBeenCalledWith('both');
  },
};

export const Course: Story = {
  tags: ['state:published-edition.course'],
  args: { course: 1004 },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { level: 1, name: '《数据结构》开课说明' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: '「2026 版」全文' })).toHaveAttribute('href', '#edition');
      await expect(loadPublishedEdition).toHaveBeenCalledWith(firstNewId, expect.objectContaining({ part: 1004 }));
    },
  },
};

export const Withdrawn: Story = {
  tags: ['state:published-edition.withdrawn'],
  beforeEach: async (context) => {
    await serve()(context);
    await withdrawIn(college, { id: firstNewId } as never, '学分合计有误，请用 2026 版（修正）。');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const note = canvas.getByRole('status');
      await expect(note).toHaveTextContent('本版已于 2026-05-14 撤回，不再有效。');
      await expect(note).toHaveTextContent('理由：学分合计有误，请用 2026 版（修正）。');
      await expect(canvas.getByRole('heading', { level: 1, name: '软件工程专业人才培养方案' })).toBeVisible();
    },
  },
};

/** For anybody who holds the link: the page is a whole one. */
export const BehindALink: Story = {
  args: { editionId: undefined, link, onBack: undefined },
  beforeEach: async (context) => {
    await serve()(context);
    const { loadPublishedEdition: load } = college.as('majorLeader').editionPublishing;
    loadPublicEdition.mockImplementation((_, options) => load(firstNewId, options));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('main', { name: '发布版' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '下载培养方案…' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Word 文件' }));
    await userEvent.click(dialog().getByRole('button', { name: '下载' }));
    await expect(await screen.findByText('培养方案已开始下载')).toBeVisible();
    await expect(downloadPublicBooklet).toHaveBeenCalledWith(link, { editable: true, languages: 'zh', syllabuses: false });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LinkDead: Story = {
  tags: ['state:published-edition.link-dead'],
  args: { editionId: undefined, link, homeHref: '#start', onBack: undefined },
  beforeEach: (context) => {
    college.serve()(context);
    loadPublicEdition.mockRejectedValue(refusal(replyCodes.notFound, '记录不存在'));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { level: 1, name: '这个链接没有对应的发布版' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: '前往首页' })).toHaveAttribute('href', '#start');
      await expect(canvas.queryByRole('button')).toBeNull();
    },
  },
};

export const BookletMaking: Story = {
  tags: ['state:published-edition.booklet-making'],
  beforeEach: async (context) => {
    await serve()(context);
    prepareBooklet.mockImplementation(async (_, onProgress) => {
      onProgress?.(40);
      return never();
    });
  },
  play: async (page) => {
    await askForBooklet(page);
    await page.userEvent.click(dialog().getByRole('checkbox', { name: '附全部课程的开课说明' }));
    await page.userEvent.click(dialog().getByRole('button', { name: '下载' }));
  },
  parameters: {
    atRest: async () => {
      await expect(dialog().getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
      await expect(dialog().getByText('关闭后不再生成。')).toBeVisible();
      await expect(dialog().getByRole('checkbox', { name: '附全部课程的开课说明' })).toBeChecked();
      await expect(dialog().getByRole('radio', { name: 'PDF' })).toBeDisabled();
    },
  },
};

export const BookletMade: Story = {
  play: async (page) => {
    await askForBooklet(page);
    await page.userEvent.click(dialog().getByRole('radio', { name: '中英对照' }));
    await page.userEvent.click(dialog().getByRole('button', { name: '下载' }));
    await expect(await screen.findByText('培养方案已开始下载')).toBeVisible();
    const wanted = { id: firstNewId, editable: false, languages: 'both', syllabuses: false };
    await expect(downloadBooklet).toHaveBeenCalledWith({ ...wanted, file: expect.any(String) });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const BookletFailed: Story = {
  beforeEach: async (context) => {
    await serve()(context);
    prepareBooklet.mockRejectedValueOnce(new Error('系统错误'));
  },
  play: async (page) => {
    await askForBooklet(page);
    await page.userEvent.click(dialog().getByRole('button', { name: '下载' }));
    await expect(await dialog().findByRole('alert')).toHaveTextContent('系统错误');
    await expect(dialog().getByRole('button', { name: '下载' })).toBeEnabled();
  },
};

/** Closing the form aborts the making. */
export const BookletStopped: Story = {
  ...BookletMaking,
  tags: [],
  parameters: { layout: 'fullscreen' },
  play: async (page) => {
    await askForBooklet(page);
    await page.userEvent.click(dialog().getByRole('button', { name: '下载' }));
    await dialog().findByRole('progressbar');
    await page.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(prepareBooklet.mock.calls[0]?.[2]?.signal?.aborted).toBe(true);
  },
};

export const Print: Story = {
  tags: ['state:published-edition.print'],
  beforeEach: async (context) => {
    await serve()(context);
    return () => restoreScreen();
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 });
    restoreScreen = asPrinted(canvasElement.ownerDocument);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { level: 1, name: '软件工程专业人才培养方案' })).toBeVisible();
      // The words of the legend are part of the paper; nothing else that can be pressed is.
      await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['强支撑', '弱支撑']);
    },
  },
};

let restoreScreen = () => {};

export const Loading: Story = {
  tags: ['state:published-edition.loading'],
  beforeEach: (context) => {
    college.serve()(context);
    loadPublishedEdition.mockImplementation(never);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('正在加载发布版')).toBeInTheDocument();
      await expect(canvas.queryByRole('heading')).toBeNull();
    },
  },
};

export const Failed: Story = {
  tags: ['state:published-edition.failed'],
  beforeEach: (context) => {
    college.serve()(context);
    loadPublishedEdition.mockRejectedValue(new Error('系统错误'));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('没有取到发布版')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
    },
  },
};

export const Long: Story = {
  tags: ['state:published-edition.long'],
  beforeEach: async (context) => {
    college.serve(({ state }) => {
      for (const unit of state.courseUnits) Object.assign(unit, { name: `${unit.name}（${longName}）` });
    })(context);
    await publishIn(college, { name: longName.slice(0, 60) });
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('link', { name: new RegExp(`^数据结构（${longName}`) })).toBeVisible();
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    },
  },
};
