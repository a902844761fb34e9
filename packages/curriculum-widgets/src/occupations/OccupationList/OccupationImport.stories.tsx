import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { aRefusal } from '../../account/fakes/refusal';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { OccupationList } from './OccupationList';

const college = aCollege();
const { occupations: source } = college;

const meta = {
  title: 'Widgets/Occupations/OccupationList/Import',
  component: OccupationList,
  decorators: [withToasts],
  args: { source, isEditable: true, detailHref: (id) => `#${id}` },
  beforeEach: college.serve(),
} satisfies Meta<typeof OccupationList>;
export default meta;
type Story = StoryObj<typeof meta>;

const workbook = new File(['职业名称,职业编码\n软件架构师,2-02-10-99\n信息安全工程技术人员,2-02-10-07'], '职业.csv');

async function openAndChoose(canvas: ReturnType<typeof within>, click: (element: Element) => Promise<void>, file: File) {
  await click(await canvas.findByRole('button', { name: '导入' }));
  const dialog = await canvas.findByRole('dialog', { name: '导入职业记录' });
  fireEvent.change(dialog.querySelector('input[type="file"]')!, { target: { files: [file] } });
  return within(dialog);
}

export const Stored: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await openAndChoose(canvas, (element) => userEvent.click(element), workbook);
    await expect(await dialog.findByText('将新增 1 条，修改 1 条')).toBeVisible();
    await expect(source.importOccupations).toHaveBeenLastCalledWith(workbook, expect.objectContaining({ isDryRun: true }));
    await expect(dialog.getByRole('rowheader', { name: '软件架构师' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '保存 2 条记录' }));
    await expect(await canvas.findByText('导入成功')).toBeVisible();
    await expect(source.importOccupations).toHaveBeenLastCalledWith(workbook, { basis: '1' });
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: '导入职业记录' })).toBeNull());
  },
};

export const WithProblems: Story = {
  beforeEach: () => {
    source.importOccupations.mockResolvedValueOnce({
      added: 0,
      updated: 0,
      problems: [
        { line: 3, message: '缺少职业名称' },
        { line: 7, message: '占比合计超过 100' },
        { line: 7, message: '职业等级「六级」不存在' },
      ],
    });
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openAndChoose(canvas, (element) => userEvent.click(element), workbook);
    await expect(await dialog.findByText('2 行有问题，改好文件之前不会保存任何内容。')).toBeVisible();
    await expect(dialog.getAllByText('第 7 行')).toHaveLength(2);
    await expect(dialog.queryByRole('button', { name: /^保存/ })).toBeNull();
  },
};

export const NotReadable: Story = {
  beforeEach: () => {
    source.importOccupations.mockRejectedValueOnce(aRefusal('无法读取该文件'));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openAndChoose(canvas, (element) => userEvent.click(element), workbook);
    await expect(await dialog.findByText('无法读取该文件')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '重试' }));
    await expect(await dialog.findByText('将新增 1 条，修改 1 条')).toBeVisible();
  },
};
