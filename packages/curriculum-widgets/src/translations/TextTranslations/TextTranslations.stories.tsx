import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { memoryStorage } from '../../course-units/fakes/memoryStorage';
import { aCollege } from '../../support/fakes/aCollege';
import { keepManyPoints, keepNoEnglish, keepTextsToDo } from '../fakes/keepTexts';
import { TextTranslations } from './TextTranslations';

const college = aCollege({ as: 'majorLeader' });

const meta = {
  title: 'Widgets/Translations/TextTranslations',
  component: TextTranslations,
  beforeEach: college.serve(keepTextsToDo),
  args: {
    source: college.translations,
    courseId: 1004,
    userId: 1005,
    isOpen: true,
    onOpenChange: fn(),
    onSaved: fn(),
    draftStorage: memoryStorage(),
    now: () => Date.parse('2026-05-14T10:00:00+08:00'),
  },
} satisfies Meta<typeof TextTranslations>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = { name: '英文' };

export const Translating: Story = {
  args: { draftStorage: memoryStorage() },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = await canvas.findByRole('textbox', field);
    await step('the first text to do is open: its English is older than its Chinese', async () => {
      await expect(canvas.getByText('英文写好之后，中文又有修改。')).toBeVisible();
      // The list and its counts may lag behind the field.
      await expect(await canvas.findByRole('radio', { name: '早于中文 1' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: '仍然正确' }));
      await expect(input).toHaveFocus();
    });
    await step('Enter leads to the next one', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(input).toHaveValue('');
      await userEvent.type(input, 'Lists');
      await waitFor(() => expect(canvas.getByRole('radio', { name: '未译 0' })).toBeVisible());
      await expect(canvas.getByText('2 处修改未保存')).toBeVisible();
    });
    await step('both are saved at once', async () => {
      await userEvent.keyboard('{Control>}s{/Control}');
      await expect(await canvas.findByText('已保存')).toBeVisible();
      const { saveTexts } = college.translations;
      await expect(saveTexts).toHaveBeenCalledOnce();
      const [sent] = saveTexts.mock.calls[0]!;
      await expect(sent.map(({ kind, texts }) => [kind, Object.keys(texts)])).toEqual([
        ['course', ['introduction']],
        ['point', ['title']],
      ]);
      const course: unknown = expect.objectContaining({ id: 1004 });
      await expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ course }));
    });
  },
};

export const Refused: Story = {
  args: { draftStorage: memoryStorage() },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('textbox', field);
    // Somebody else deletes the point meanwhile.
    college.state.points = college.state.points.filter(({ translations }) => translations?.en?.['title']);
    await userEvent.type(input, ' more{Enter}lists');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('有 1 项没有保存，原因写在各项中。')).toBeVisible();
    await expect(canvas.getByText('找不到该数据，可能已被删除。')).toBeVisible();
    await expect(input).toHaveValue('lists');
    await expect(canvas.getByText('1 处修改未保存')).toBeVisible();
    await userEvent.type(input, '{Control>}a{/Control}' + 'x'.repeat(10));
    await waitFor(() => expect(canvas.queryByText('有 1 项没有保存，原因写在各项中。')).toBeNull());
  },
};

export const MissingOnly: Story = {
  args: { draftStorage: memoryStorage() },
  beforeEach: college.serve(keepNoEnglish),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', field);
    await userEvent.click(canvas.getByRole('radio', { name: /^未译/ }));
    await userEvent.type(canvas.getByRole('searchbox'), '哈夫曼{Enter}');
    await waitFor(() => expect(within(canvas.getByRole('grid')).getAllByRole('row').length).toBeLessThan(12));
    await expect(canvas.getByRole('textbox', field)).toHaveValue('');
  },
};

export const ThreeThousandTexts: Story = {
  args: { draftStorage: memoryStorage() },
  beforeEach: college.serve(keepManyPoints),
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('textbox', field);
    await expect(await canvas.findByRole('radio', { name: '未译 1000' })).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await userEvent.click(input);
    await userEvent.keyboard('One{Enter}Four{Enter}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: '未译 998' })).toBeVisible());
    await expect(canvas.getByText('第 8 项，共 3001 项')).toBeVisible();
  },
};

export const InEnglish: Story = {
  args: { draftStorage: memoryStorage() },
  globals: { language: '80102' },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'English' });
    await expect(canvas.getByRole('button', { name: 'Still right' })).toBeVisible();
    const interfaceTexts = [...canvas.getAllByRole('button'), ...canvas.getAllByRole('radio'), ...canvas.getAllByRole('columnheader')];
    await expect(interfaceTexts.flatMap((element) => chineseIn(element))).toEqual([]);
  },
};
