import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { StateStory } from '../testing/atRest';
import { chineseIn } from '../testing/chineseIn';
import { LongTextField, type LongTextFieldProps } from './LongTextField';
import { LongTextSettings, type LongTextPlace } from './LongTextSettings';

const sixteen = '掌握线性表、树与图的存储和运算。';
const seventeen = '掌握线性表、树与图的存储和运算方。';
const sixtyLines = Array.from({ length: 60 }, (_, index) => `第 ${index + 1} 条：能够选择合适的数据结构。`).join('\n');

const meta = {
  title: 'UI/Fields/LongTextField',
  component: LongTextField,
  args: { label: '课程定位', onChange: fn(), style: { width: 'min(100%, 320px)' } },
} satisfies Meta<typeof LongTextField>;
export default meta;
type Story = StateStory<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function clickIntoField({ canvas, userEvent }: PlayContext) {
  await userEvent.click(canvas.getByRole('textbox'));
}

/** Opens the window, types a character more and leaves by one of its buttons. */
async function editAndLeave(context: PlayContext, button: string) {
  await clickIntoField(context);
  const dialog = within(await context.canvas.findByRole('dialog'));
  await context.userEvent.type(dialog.getByRole('textbox'), '法');
  await context.userEvent.click(dialog.getByRole('button', { name: button }));
}

export const SixteenStaysInline: Story = {
  tags: ['state:long-text.inline-16'],
  args: { defaultValue: sixteen },
  play: clickIntoField,
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', { name: '课程定位' })).toHaveValue(sixteen);
      await expect(canvas.getByRole('textbox')).toHaveFocus();
      await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    },
  },
};

export const SeventeenOpens: Story = {
  tags: ['state:long-text.inline-17'],
  args: { defaultValue: seventeen },
  play: clickIntoField,
  parameters: {
    atRest: async ({ canvas }) => {
      const dialog = within(canvas.getByRole('dialog', { name: '课程定位' }));
      await expect(dialog.getByRole('textbox')).toHaveValue(seventeen);
      await expect(dialog.getByRole('textbox').getBoundingClientRect().width).toBeLessThan(800);
      await expect(dialog.getByRole('button', { name: '完成编辑' })).toBeVisible();
      await expect(dialog.queryByRole('button', { name: '以后直接在字段里编辑' })).toBeNull();
    },
  },
};

export const TypingCrossesSixteen: Story = {
  tags: ['state:long-text.typing-crosses'],
  args: { defaultValue: sixteen },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '能');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const area = within(canvas.getByRole('dialog')).getByRole<HTMLTextAreaElement>('textbox');
      await expect(area).toHaveValue(`${sixteen}能`);
      await expect(area).toHaveFocus();
      await expect(area.selectionStart).toBe(17);
      await expect(area.selectionEnd).toBe(17);
    },
  },
};

const rowsOf = (area: HTMLElement) => (area.getBoundingClientRect().height - 16) / 24;

const oneLine = '掌握线性表、树与图的存储结构和基本运算。';
export const EightRowsAtLeast: Story = {
  tags: ['state:long-text.popup-8-rows'],
  args: { defaultValue: oneLine },
  play: clickIntoField,
  parameters: {
    atRest: async ({ canvas }) => {
      const area = within(canvas.getByRole('dialog')).getByRole('textbox');
      await expect(area).toHaveValue(oneLine);
      await expect(rowsOf(area)).toBe(8);
    },
  },
};

export const SixteenRowsAtMost: Story = {
  tags: ['state:long-text.popup-16-rows'],
  args: { defaultValue: sixtyLines },
  play: clickIntoField,
  parameters: {
    atRest: async ({ canvas }) => {
      const area = within(canvas.getByRole('dialog')).getByRole('textbox');
      await expect(rowsOf(area)).toBe(16);
      await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
      await expect(area).toHaveValue(sixtyLines);
    },
  },
};

export const Confirmed: Story = {
  tags: ['state:long-text.confirm'],
  args: { defaultValue: seventeen },
  play: (context) => editAndLeave(context, '完成编辑'),
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(canvas.getByRole('textbox', { name: '课程定位' })).toHaveValue(`${seventeen}法`);
      await expect(canvas.queryByRole('button', { name: '撤销' })).toBeNull();
      await expect(args.onChange).toHaveBeenCalledTimes(1);
      await expect(args.onChange).toHaveBeenCalledWith(`${seventeen}法`);
    },
  },
};

export const Cancelled: Story = {
  tags: ['state:long-text.cancel'],
  args: { defaultValue: seventeen },
  play: (context) => editAndLeave(context, '取消'),
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(canvas.getByRole('textbox', { name: '课程定位' })).toHaveValue(seventeen);
      await expect(canvas.getByRole('status')).toHaveTextContent('已放弃窗口里的修改。');
      await expect(canvas.getByRole('button', { name: '撤销' })).toBeVisible();
      await expect(args.onChange).not.toHaveBeenCalled();
    },
  },
};

/** Opens the window and types a character more, to leave it by a key. */
async function editAndPress(context: PlayContext, keys: string) {
  await clickIntoField(context);
  const dialog = within(await context.canvas.findByRole('dialog'));
  await context.userEvent.type(dialog.getByRole('textbox'), `法${keys}`);
  await waitFor(() => expect(context.canvas.queryByRole('dialog')).not.toBeInTheDocument());
}

export const TakenOver: Story = {
  tags: ['state:long-text.taken-over'],
  args: { defaultValue: seventeen },
  play: (context) => editAndPress(context, '{Escape}'),
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByRole('textbox', { name: '课程定位' })).toHaveValue(`${seventeen}法`);
      await expect(canvas.getByRole('status')).toHaveTextContent('已采用窗口里的文字。');
      await expect(canvas.getByRole('button', { name: '撤销' })).toBeVisible();
      await expect(args.onChange).toHaveBeenCalledWith(`${seventeen}法`);
    },
  },
};

export const TakenBack: Story = {
  tags: ['state:long-text.taken-back'],
  args: { defaultValue: seventeen },
  play: async (context) => {
    await editAndPress(context, '{Escape}');
    await context.userEvent.click(await context.canvas.findByRole('button', { name: '撤销' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', { name: '课程定位' })).toHaveValue(seventeen);
      await expect(canvas.getByRole('button', { name: '恢复' })).toBeVisible();
    },
  },
};

/** A host that stores where long text is edited. */
function KeptPlace(args: LongTextFieldProps) {
  const [place, setPlace] = useState<LongTextPlace>('window');
  return (
    <LongTextSettings place={place} onPlaceChange={setPlace}>
      <LongTextField {...args} />
    </LongTextSettings>
  );
}

export const AsksForTheField: Story = {
  tags: ['state:long-text.asks-for-the-field'],
  args: { defaultValue: seventeen },
  render: (args) => <KeptPlace {...args} />,
  play: clickIntoField,
  parameters: {
    atRest: async ({ canvas }) => {
      const dialog = within(canvas.getByRole('dialog', { name: '课程定位' }));
      await expect(dialog.getByRole('button', { name: '以后直接在字段里编辑' })).toBeVisible();
    },
  },
};

export const InTheField: Story = {
  tags: ['state:long-text.in-the-field'],
  args: { defaultValue: seventeen },
  render: (args) => <KeptPlace {...args} />,
  play: async (context) => {
    await clickIntoField(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: '以后直接在字段里编辑' }));
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(canvas.getByRole('textbox', { name: '课程定位' })).toHaveFocus();
      await expect(canvas.getByRole('status')).toHaveTextContent('以后长文本直接在字段里编辑。');
      await expect(canvas.getByRole('button', { name: '改回窗口编辑' })).toBeVisible();
    },
  },
};

export const WideField: Story = {
  tags: ['state:long-text.covers-the-field'],
  args: { defaultValue: seventeen, style: { width: 900 } },
  play: clickIntoField,
  parameters: {
    atRest: async ({ canvas }) => {
      const area = within(canvas.getByRole('dialog')).getByRole('textbox');
      await expect(area.getBoundingClientRect().width).toBeGreaterThanOrEqual(Math.min(900, window.innerWidth - 98));
    },
  },
};

export const TakenOverInEnglish: Story = {
  tags: ['state:long-text.taken-over-english'],
  globals: { language: '80102' },
  args: { label: 'Course position', defaultValue: 'A discipline-based course.' },
  play: (context) => editAndPress(context, '{Escape}'),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Taken over from the window.');
      await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
    },
  },
};

export const ReadOnly: Story = {
  tags: ['state:long-text.read-only'],
  args: { value: seventeen, isReadOnly: true },
  play: clickIntoField,
  parameters: {
    atRest: async ({ canvas }) => {
      const dialog = within(canvas.getByRole('dialog', { name: '课程定位' }));
      await expect(dialog.getByRole('textbox')).toHaveValue(seventeen);
      await expect(dialog.getByRole('textbox')).toHaveAttribute('readonly');
      await expect(dialog.queryByRole('button', { name: '完成编辑' })).not.toBeInTheDocument();
    },
  },
};

export const Empty: Story = {
  tags: ['state:long-text.empty'],
  args: { defaultValue: '', placeholder: '说明课程在培养方案中的位置' },
  play: clickIntoField,
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox')).toHaveValue('');
      await expect(canvas.getByPlaceholderText('说明课程在培养方案中的位置')).toBeVisible();
      await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    },
  },
};

const sixteenHan = '一二三四五六七八九十甲乙丙丁戊己';
const sixteenEmoji = '😀'.repeat(16);
export const ChineseAndEmojiCount: Story = {
  tags: ['state:long-text.chinese-count'],
  args: { defaultValue: sixteenHan },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <LongTextField {...args} />
      <LongTextField {...args} label="表情" defaultValue={sixteenEmoji} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '课程定位' }));
    await userEvent.click(canvas.getByRole('textbox', { name: '表情' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', { name: '课程定位' })).toHaveValue(sixteenHan);
      await expect(canvas.getByRole('textbox', { name: '表情' })).toHaveValue(sixteenEmoji);
      await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    },
  },
};

export const SeventeenthEmojiOpens: Story = {
  args: { label: '表情', defaultValue: sixteenEmoji },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '表情' }), '😀');
    const dialog = within(await canvas.findByRole('dialog', { name: '表情' }));
    await expect(dialog.getByText('17 个字符')).toBeVisible();
  },
};

export const English: Story = {
  tags: ['state:long-text.english'],
  globals: { language: '80102' },
  args: { label: 'Course position', defaultValue: 'A discipline-based course that prepares for operating systems and compilers.' },
  play: clickIntoField,
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      const dialog = within(canvas.getByRole('dialog', { name: 'Course position' }));
      await expect(dialog.getByRole('button', { name: 'Done editing' })).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
      await expect(dialog.getByText('76 characters')).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};

export const PastingCrossesSixteen: Story = {
  args: { defaultValue: '目标' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{End}');
    await userEvent.paste('：能够选择合适的数据结构\n并分析其复杂度');
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByRole('textbox')).toHaveValue('目标：能够选择合适的数据结构\n并分析其复杂度');
  },
};

export const Wrong: Story = { args: { isRequired: true, errorMessage: '请填写课程定位' } };
export const Disabled: Story = { args: { defaultValue: seventeen, isDisabled: true } };
