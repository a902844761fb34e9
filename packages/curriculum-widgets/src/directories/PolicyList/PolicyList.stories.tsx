import { policyDocuments, type PolicyDocument } from '@college/curriculum-model';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { PolicyList } from './PolicyList';

const meta = {
  title: 'Widgets/Directories/PolicyList',
  component: PolicyList,
  args: { onTypeChange: fn() },
} satisfies Meta<typeof PolicyList>;
export default meta;
type Story = StateStory<typeof meta>;

export const Typical: Story = {
  tags: ['state:policy.default'],
  parameters: {
    atRest: async ({ canvas }) => {
      const addresses = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
      await expect(addresses.toSorted()).toEqual(policyDocuments.map(({ url }) => url).toSorted());
      await expect(canvas.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual(['国家', '部委', '省市', '其他']);
      await expect(canvas.getByText('共 17 份文件，单击后在新标签页打开。')).toBeVisible();
      const ministry = within(canvas.getByRole('region', { name: '部委' }));
      await expect(ministry.getAllByRole('link')).toHaveLength(7);
      // As the page was opened: no document has been gone to.
      await expect(document.body).toHaveFocus();
    },
  },
};

const guideline = /^高等学校课程思政建设指导纲要.*（在新标签页打开）$/;
export const OpensANewTab: Story = {
  tags: ['state:policy.new-tab'],
  play: async ({ canvas, userEvent }) => {
    const opened = fn();
    const link = canvas.getByRole('link', { name: guideline });
    // The page itself stays outside of the test: the browser's navigation is intercepted and prevented.
    link.addEventListener('click', (event) => {
      opened(event.defaultPrevented);
      event.preventDefault();
    });
    while (document.activeElement !== link) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledWith(false);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const link = canvas.getByRole('link', { name: guideline });
      await expect(link).toHaveFocus();
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link.getAttribute('rel')?.split(' ')).toEqual(expect.arrayContaining(['noopener', 'noreferrer']));
    },
  },
};

export const OneGroup: Story = {
  tags: ['state:policy.group'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /类型/ }));
    await userEvent.click(await canvas.findByRole('option', { name: '省市（3）' }));
    await waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument());
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual(['省市']);
      await expect(canvas.getAllByRole('link')).toHaveLength(3);
      await expect(canvas.getByRole('status')).toHaveTextContent('共 3 份文件');
      await expect(args.onTypeChange).toHaveBeenLastCalledWith(2);
    },
  },
};

/** Props of an embedder are not trusted: a script URL is no link. */
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
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getAllByRole('link')).toHaveLength(17);
      await expect(canvas.getByRole('region', { name: 'Ministry' })).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};
