import type { Schedule } from '@college/curriculum-model';
import { additionalInfos } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { FieldOnPage } from '../fakes/FieldOnPage';
import { ScheduleTable } from './ScheduleTable';

interface PageProps {
  schedule: Schedule;
  isRevisable: boolean;
  onKeep: (schedule: Schedule) => void;
}

function Page({ schedule, ...rest }: PageProps) {
  return (
    <FieldOnPage name="schedule" value={schedule} {...rest}>
      {(field) => <ScheduleTable field={field} />}
    </FieldOnPage>
  );
}

const { schedule } = additionalInfos[0]!;

const meta = {
  title: 'Widgets/Syllabus/ScheduleTable',
  component: Page,
  args: { schedule, isRevisable: true, onKeep: fn() },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StateStory<typeof meta>;

function clipboard(text: string, html = '') {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  if (html) data.setData('text/html', html);
  return data;
}

/** As it is printed. */
export const Read: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '上课时间表' })).toBeVisible();
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads).toEqual(['时段', '节次', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六', '星期日']);
    await expect(canvas.getAllByText('明德楼 302')).toHaveLength(2);
  },
};

/** A cell that is clicked is edited. */
export const CellInEdit: Story = {
  tags: ['state:syllabus.p1-schedule'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('机房 B4'));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', { name: '第 2 行，星期三' })).toHaveFocus();
      await expect(canvas.getByRole('textbox', { name: '第 2 行，星期三' })).toHaveValue('机房 B4');
      for (const head of ['时段', '节次', '星期一', '星期日']) await expect(canvas.getByRole('columnheader', { name: head })).toBeVisible();
    },
  },
};

export const Edited: Story = {
  play: async (context) => {
    const { args, canvas, userEvent, step } = context;
    await CellInEdit.play?.(context);
    const cell = canvas.getByRole('textbox', { name: '第 2 行，星期三' });
    await userEvent.clear(cell);
    await userEvent.type(cell, '机房 C1');
    await step('keys go from cell to cell, and move the row', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('textbox', { name: '第 2 行，星期四' })).toHaveFocus();
      await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
      await expect(canvas.getByRole('textbox', { name: '第 1 行，星期四' })).toHaveFocus();
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await expect(canvas.getByRole('textbox', { name: '第 2 行，星期四' })).toHaveFocus();
      await expect(canvas.getByText('现为第 2 行，共 2 行')).toBeVisible();
    });
    await step('Enter on the last row leads to a new one', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: '添加一行' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('textbox', { name: '第 3 行，时段' })).toHaveFocus();
      await userEvent.keyboard('晚上');
    });
    await step('it is kept as a whole, and the focus goes back to it', async () => {
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onKeep).toHaveBeenCalledWith({
        label: schedule.label,
        data: [
          ['下午', '5-6', '', '', '机房 C1', '', '', '', ''],
          ['上午', '1-2', '', '明德楼 302', '', '明德楼 302', '', '', ''],
          ['晚上', '', '', '', '', '', '', '', ''],
        ],
      });
      await expect(canvas.getByRole('button', { name: '编辑上课时间表' })).toHaveFocus();
    });
  },
};

export const Pasted: Story = {
  play: async ({ canvas, userEvent, step }) => {
    canvas.getByRole('button', { name: '编辑上课时间表' }).focus();
    await userEvent.keyboard('{Enter}');
    await step('heads say under which days the rest belongs', async () => {
      await userEvent.paste(clipboard('节次\t周五\t周一\r\n3-4\t"智远楼\r\n201"\t实验楼 B-512\r\n'));
      await expect(canvas.getByRole('textbox', { name: '第 1 行，星期五' })).toHaveValue('智远楼\n201');
      await expect(canvas.getByRole('textbox', { name: '第 1 行，星期一' })).toHaveValue('实验楼 B-512');
      await expect(canvas.getByRole('textbox', { name: '第 1 行，时段' })).toHaveValue('上午');
    });
    await step('what has no room is said, and all of it can be taken back', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: '第 2 行，星期日' }));
      await userEvent.paste(clipboard('', `<table>${'<tr><td>甲</td><td>乙</td></tr>'.repeat(52)}</table>`));
      await expect(canvas.getByText('已粘贴 49 格；3 行放不下，未粘贴（最多 50 行）；1 列在表中没有位置，未粘贴')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: '添加一行' })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
      await expect(canvas.getAllByRole('row')).toHaveLength(3);
    });
    await step('a text that is too long stays and says so; it is not saved', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: '第 2 行，星期日' }));
      await userEvent.paste('长'.repeat(201));
      await expect(canvas.getByRole('alert')).toHaveTextContent('第 2 行，星期日：已有 201 个字，最多能保存 200 个。');
      await userEvent.click(canvas.getByRole('button', { name: '保存' }));
      await expect(canvas.getByRole('textbox', { name: '第 2 行，星期日' })).toHaveFocus();
    });
  },
};

export const UnevenRows: Story = {
  args: { schedule: { label: ['节次', '星期一', '备注'], data: [['1-2'], ['3-4', '明德楼 302', '单周', '另有实验']] } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('other heads are shown, what is short or long is evened out and said', async () => {
      await expect(canvas.getByRole('columnheader', { name: '备注' })).toBeVisible();
      await expect(canvas.getByRole('columnheader', { name: '第 4 列' })).toBeVisible();
      await expect(canvas.getByText('另有实验')).toBeVisible();
      await expect(canvas.getByRole('note')).toHaveTextContent('2 行的格数与表头不一致，已补齐，请核对。');
    });
    await step('rows are deleted from their menu', async () => {
      canvas.getByRole('button', { name: '编辑上课时间表' }).focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(canvas.getByRole('button', { name: '第 1 行的操作' }));
      await userEvent.click(await canvas.findByRole('menuitem', { name: '删除此行' }));
      await expect(canvas.getByRole('textbox', { name: '第 1 行，节次' })).toHaveValue('3-4');
      await expect(canvas.getByRole('textbox', { name: '第 1 行，节次' })).toHaveFocus();
    });
    await step('Cancel brings everything back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '取消' }));
      await expect(canvas.getAllByRole('row')).toHaveLength(3);
      await expect(args.onKeep).not.toHaveBeenCalled();
    });
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: { schedule: { label: [], data: [['Morning', '1-2', 'Room 302']] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Wednesday' })).toBeVisible();
    canvas.getByRole('button', { name: 'Edit timetable' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Row 1, Time slot' })).toHaveFocus();
    await expect(chineseIn(canvasElement)).toEqual([]);
    await expect(within(canvasElement).getByRole('button', { name: 'Acts for row 1' })).toBeVisible();
  },
};
