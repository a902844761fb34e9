import { policyDocuments, type PolicyDocument } from '@college/curriculum-model';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PolicyList } from './PolicyList';

const meta = {
  title: 'Widgets/Directories/PolicyList',
  component: PolicyList,
  args: { onTypeChange: fn() },
} satisfies Meta<typeof PolicyList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  tags: ['state:policy.default'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(17);
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual(['国家', '部委', '省市', '其他']);
    await expect(canvas.getByText('共 17 份文件，单击后在新标签页打开。')).toBeVisible();
    const ministry = within(canvas.getByRole('region', { name: '部委' }));
    await expect(ministry.getAllByRole('link')).toHaveLength(7);
  },
};

export const OpensANewTab: Story = {
  tags: ['state:policy.new-tab'],
  play: async ({ canvas, userEvent }) => {
    const opened = fn();
    const link = canvas.getByRole('link', { name: /^高等学校课程思政建设指导纲要.*（在新标签页打开）$/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link.getAttribute('rel')?.split(' ')).toEqual(expect.arrayContaining(['noopener', 'noreferrer']));
    // The page itself stays outside of the test: what the browser would do is heard and held.
    link.addEventListener('click', (event) => {
      opened(event.defaultPrevented);
      event.preventDefault();
    });
    await userEvent.click(link);
    await expect(opened).toHaveBeenCalledWith(false);
  },
};

export const OneGroup: Story = {
  tags: ['state:policy.group'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /类型/ }));
    await userEvent.click(await canvas.findByRole('option', { name: '省市（3）' }));
    await expect(args.onTypeChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual(['省市']);
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByRole('status')).toHaveTextContent('共 3 份文件');
  },
};

/** What an embedder gives is not trusted: a script as an address is no link. */
export const AddressRefused: Story = {
  args: {
    documents: ['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>'].map((url): PolicyDocument => ({
      ...policyDocuments[0]!,
      url,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('link')).toEqual([]);
    await expect(canvas.getAllByText('这个地址不是网页，没有做成链接。')).toHaveLength(2);
  },
};

export const Empty: Story = {
  args: { documents: [] },
  play: async ({ canvas }) => expect(canvas.getByText('暂无数据')).toBeVisible(),
};

export const English: Story = {
  tags: ['state:policy.english'],
  globals: { language: '80102' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(17);
    await expect(canvas.getByRole('region', { name: 'Ministry' })).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
