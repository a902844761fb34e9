import { requirementsHistoryReducer, startOfRequirements, toRequirements } from '@college/curriculum-model';
import { graduateRequires } from '@college/curriculum-model/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useReducer } from 'react';
import { expect, fn } from 'storybook/test';
import { dragByPointer } from '../../course-units/fakes/dragByPointer';
import { RequirementEditor, type RequirementEditorProps } from './RequirementEditor';

const requirements = toRequirements(graduateRequires[1001]!.slice(0, 2));

/** The editor on a page that stores its state. */
function Page(props: RequirementEditorProps) {
  const [history, act] = useReducer(requirementsHistoryReducer, startOfRequirements(props.requirements));
  return <RequirementEditor {...props} requirements={history.present} baseline={props.baseline ?? requirements} onAct={act} />;
}

const meta = {
  title: 'Widgets/Majors/RequirementEditor',
  component: RequirementEditor,
  args: { requirements, onAct: fn(), onRemoveAsk: fn() },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof RequirementEditor>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The Chinese texts, down the page. */
function texts(canvas: Canvas) {
  return canvas.getAllByRole<HTMLTextAreaElement>('textbox', { name: /中文$/ }).map(({ value }) => value.slice(0, 6));
}

export const ByKeys: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('Alt with an arrow moves on into the next requirement', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: '指标点 1.3，中文' }));
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await expect(canvas.getByRole('textbox', { name: '指标点 2.1，中文' })).toHaveFocus();
      await expect(texts(canvas).map((text) => text.slice(0, 3))).toEqual(['1 工', '1.1', '1.2', '2 问', '1.3', '2.1', '2.2']);
      await expect(canvas.getByText('现为第 1 项，共 3 项：「1.3 能用专业知识推演、比较不同解决方案」')).toBeInTheDocument();
    });
    await step('lines that are pasted become an indicator point each', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('textbox', { name: '指标点 2.2，中文' })).toHaveFocus();
      await userEvent.paste('能归纳\n2.9 能论证');
      await expect(texts(canvas).slice(4)).toEqual(['1.3 能用', '2.2 能归', '2.9 能论', '2.1 能识', '2.2 能借']);
    });
    await step('an arrow at the edge of a text goes on', async () => {
      await expect(canvas.getByRole('textbox', { name: '指标点 2.3，中文' })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('textbox', { name: '指标点 2.4，中文' })).toHaveFocus();
    });
    await step('a whole requirement is added', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '添加毕业要求' }));
      await expect(canvas.getByRole('textbox', { name: '毕业要求 3，中文' })).toHaveFocus();
    });
  },
};

export const English: Story = {
  globals: { language: '80102' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Indicator point 1.3, Chinese' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Indicator point 1.3, English' })).toBeVisible();
  },
};

const older = graduateRequires[1001]!.slice(0, 1).map((require) => ({
  ...require,
  translations: { en: { description: { ...require.translations!.en!.description!, older: true } } },
}));

export const OlderEnglish: Story = {
  args: { requirements: toRequirements(older) },
  render: (args) => <Page {...args} baseline={args.requirements} />,
  play: async ({ canvas, userEvent }) => {
    const english = canvas.getByRole('textbox', { name: '毕业要求 1，英文' });
    await expect(canvas.getByText('中文已修改，英文可能与之不符。')).toBeVisible();
    await userEvent.type(english, '.');
    await expect(canvas.queryByText('中文已修改，英文可能与之不符。')).toBeNull();
  },
};

export const Dragged: Story = {
  play: async ({ canvas, canvasElement }) => {
    const grips = canvasElement.querySelectorAll('[data-grip]');
    await dragByPointer(grips[4]!, grips[1]!);
    await expect(texts(canvas).map((text) => text[0])).toEqual(['2', '2', '2', '1', '1', '1', '1']);
    await expect(canvasElement.querySelector('[data-drop], [data-dragged]')).toBeNull();
  },
};
