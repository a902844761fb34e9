import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleReport } from '../fakes/sampleReport';
import { PublicReport, type PublicReportProps } from './PublicReport';
import type { PublicReportSource } from './PublicReportSource';

const link = 'x7Kq2mVb9TnR4sLw';
const answered = (): PublicReportSource => ({ loadPublicReport: fn(async () => sampleReport()) });

const meta = {
  title: 'Widgets/Syllabus/PublicReport',
  component: PublicReport,
  args: { source: answered(), link, languages: 'zh', onLanguagesChange: fn() },
  render: (args) => <Page {...args} />,
  parameters: {
    layout: 'fullscreen',
  },
} satisfies Meta<typeof PublicReport>;
export default meta;
type Story = StateStory<typeof meta>;

export const Default: Story = {
  tags: ['state:public-report.default'],
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByRole('heading', { level: 1, name: '《数据结构》开课说明' })).toBeVisible();
      await expect(canvas.getByRole('radio', { name: '中文' })).toBeChecked();
      // Nothing can be done but to print, and to read what the words of the legend mean.
      await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['打印', '强支撑', '弱支撑']);
      await expect(args.source.loadPublicReport).toHaveBeenCalledWith(link, expect.anything());
    },
  },
};

export const BothLanguages: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '中英对照' }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Data Structures');
    await expect(args.onLanguagesChange).toHaveBeenLastCalledWith('both');
  },
};

export const English: Story = {
  tags: ['state:public-report.english'],
  args: { languages: 'en' },
  globals: { language: '80102' },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Data Structures');
      await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
      // Book brackets are the title's in every language (reference §2.12).
      await expect(chineseIn(canvasElement).filter((shown) => !/^[^\p{Script=Han}]*《[^\p{Script=Han}]*$/u.test(shown))).toEqual([]);
    },
  },
};

/** Revoked, mistyped, or never issued: the page shows that and asks nobody to sign in. */
export const UnknownLink: Story = {
  args: { source: { loadPublicReport: fn(() => Promise.reject(Object.assign(new Error('记录不存在'), { code: '30004' }))) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '这个链接没有对应的开课说明' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Where the host has a beginning, the dead link leads there. */
export const UnknownLinkWithAWayOn: Story = {
  args: { ...UnknownLink.args, homeHref: '#start' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '前往首页' })).toHaveAttribute('href', '#start');
  },
};

/** A broken connection: the same page tries again. */
export const Failed: Story = {
  args: { source: answered() },
  beforeEach: ({ args }) => {
    Object.assign(args.source, failingOnce());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '《数据结构》开课说明' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

function failingOnce(): PublicReportSource {
  let tries = 0;
  return {
    loadPublicReport: fn(async () => {
      tries += 1;
      if (tries === 1) throw new Error('系统错误 System error: offline');
      return sampleReport();
    }),
  };
}

function Page({ languages: first, onLanguagesChange, ...rest }: PublicReportProps) {
  const [languages, setLanguages] = useState(first);
  return (
    <PublicReport
      {...rest}
      languages={languages}
      onLanguagesChange={(next) => {
        setLanguages(next);
        onLanguagesChange(next);
      }}
    />
  );
}
