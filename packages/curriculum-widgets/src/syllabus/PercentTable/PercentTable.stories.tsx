import type { ExamPercent } from '@college/curriculum-model';
import { additionalInfos } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FieldOnPage } from '../fakes/FieldOnPage';
import { PercentTable } from './PercentTable';

interface PageProps {
  composition: ExamPercent;
  isRevisable: boolean;
  onKeep: (composition: ExamPercent) => void;
}

function Page({ composition, ...rest }: PageProps) {
  return (
    <FieldOnPage name="exampercent" value={composition} {...rest}>
      {(field) => <PercentTable field={field} />}
    </FieldOnPage>
  );
}

const { exampercent } = additionalInfos[0]!;

const meta = {
  title: 'Widgets/Syllabus/PercentTable',
  component: Page,
  args: { composition: exampercent, isRevisable: true, onKeep: fn() },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StateStory<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** As it is printed. */
export const Read: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '总评构成' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^平时成绩/ })).toHaveTextContent(/作业 20%.*实验 20%.*40%/);
    await expect(canvas.getByRole('row', { name: /^合计/ })).toHaveTextContent('100%');
    await expect(canvas.getByRole('radio', { name: '百分制' })).toBeChecked();
  },
};

const share = (canvas: Canvas, row: string) => canvas.getByRole('textbox', { name: `${row}的比例` });

export const InEdit: Story = {
  tags: ['state:syllabus.p4-percent'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '编辑总评构成' }).focus();
    await userEvent.keyboard('{Enter}');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', { name: '平时成绩，第 1 行的内容' })).toHaveFocus();
      await expect(share(canvas, '平时成绩，第 1 行')).toHaveValue('20');
      await expect(share(canvas, '平时成绩，第 2 行')).toHaveValue('20');
      await expect(share(canvas, '期末成绩，第 1 行')).toHaveValue('60');
    },
  },
};

export const Edited: Story = {
  play: async (context) => {
    const { args, canvas, userEvent, step } = context;
    await InEdit.play?.(context);
    await step('a row is added to the regular grade, with its sum', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '添加平时成绩' }));
      await expect(canvas.getByRole('textbox', { name: '平时成绩，第 3 行的内容' })).toHaveFocus();
      await userEvent.keyboard('考勤{ArrowRight}12.5');
      await expect(canvas.getByText('小计 52.5%')).toBeVisible();
      await expect(canvas.getByRole('status')).toHaveTextContent('112.5%');
    });
    await step('rows of a spreadsheet go in with their shares, and can be taken back', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: '平时成绩，第 3 行的内容' }));
      const block = new DataTransfer();
      block.setData('text/plain', '考勤\t5%\r\n测验\t7.5%\r\n');
      await userEvent.paste(block);
      await expect(canvas.getByRole('textbox', { name: '平时成绩，第 4 行的比例' })).toHaveValue('7.5');
      await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
      await expect(canvas.getByText('小计 52.5%')).toBeVisible();
    });
    await step('one of the final grade is deleted and brought back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '删除期末成绩第 1 行' }));
      await expect(canvas.getByRole('button', { name: '添加期末成绩' })).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
      const final = canvas.getByRole('textbox', { name: '期末成绩，第 1 行的比例' });
      await userEvent.clear(final);
      await userEvent.type(final, '47.5');
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
    await step('scale and shares are kept together', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '五级分制' }));
      await userEvent.click(canvas.getByRole('button', { name: '保存' }));
      await expect(args.onKeep).toHaveBeenCalledWith({
        type: 1,
        rows: [
          ...exampercent.rows.slice(0, 2),
          { part: 'regular', label: '考勤', percent: 12.5 },
          { part: 'final', label: '期末考试', percent: 47.5 },
        ],
      });
      await expect(canvas.getByRole('button', { name: '编辑总评构成' })).toHaveFocus();
    });
  },
};

export const NotWhole: Story = {
  tags: ['state:syllabus.p4-percent-not-100'],
  args: {
    composition: {
      type: 0,
      rows: [
        { part: 'regular', label: '作业', percent: 60 },
        { part: 'final', label: '期末考试', percent: 30 },
      ],
    },
  },
  parameters: {
    atRest: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('各项合计为 90%，还差 10%；合计应为 100%。'),
  },
};

/** More than 100 % is warned of as well, and kept. */
export const TooMuch: Story = {
  args: NotWhole.args,
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await InEdit.play?.(context);
    const final = share(canvas, '期末成绩，第 1 行');
    await userEvent.clear(final);
    await userEvent.type(final, '41');
    await expect(canvas.getByRole('status')).toHaveTextContent('各项合计为 101%，多出 1%；合计应为 100%。');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onKeep).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('101%');
  },
};

/** Minus, e and = do nothing, and four characters are the most. */
export const NumberLimits: Story = {
  tags: ['state:syllabus.number-limits'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await InEdit.play?.(context);
    const first = share(canvas, '平时成绩，第 1 行');
    await userEvent.clear(first);
    await userEvent.type(first, '-1e=23456');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(share(canvas, '平时成绩，第 1 行')).toHaveValue('1234');
      await expect(share(canvas, '平时成绩，第 1 行')).toHaveFocus();
    },
  },
};

export const NumberPasted: Story = {
  play: async (context) => {
    const { args, canvas, userEvent, step } = context;
    await InEdit.play?.(context);
    const first = share(canvas, '平时成绩，第 1 行');
    await step('it has the same limits', async () => {
      await userEvent.clear(first);
      await userEvent.paste('-1e=23456');
      await expect(first).toHaveValue('1234');
    });
    await step('a share above 100 stays and says so; it is not saved', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('平时成绩第 1 行：比例最多 100%。');
      await userEvent.click(canvas.getByRole('button', { name: '保存' }));
      await expect(first).toHaveFocus();
      await expect(args.onKeep).not.toHaveBeenCalled();
    });
    await step('a decimal point is allowed', async () => {
      await userEvent.clear(first);
      await userEvent.type(first, '20.5');
      await expect(first).toHaveValue('20.5');
      await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    });
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: { composition: { type: 1, rows: [{ part: 'final', label: 'Final exam', percent: 70 }] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Five-level scale' })).toBeChecked();
    canvas.getByRole('button', { name: 'Edit composition of the total score' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Final grade, percentage of row 1' })).toHaveValue('70');
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
