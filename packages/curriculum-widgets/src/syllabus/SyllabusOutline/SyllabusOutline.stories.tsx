import type { PartReadiness } from '@college/curriculum-model';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { jumpToField } from './jumpToField';
import { outlineParts, partId } from './outlineParts';
import { SyllabusOutline, type SyllabusOutlineProps } from './SyllabusOutline';

const readiness: PartReadiness[] = [
  { part: 1, filled: 12, total: 14, missing: ['phone', 'references'], missingTables: [] },
  { part: 2, filled: 1, total: 2, missing: [], missingTables: ['projectMatrix'] },
  { part: 3, filled: 7, total: 7, missing: [], missingTables: [] },
  { part: 4, filled: 3, total: 4, missing: ['examdetail'], missingTables: [] },
  { part: 5, filled: 1, total: 1, missing: [], missingTables: [] },
];

/** The outline beside a sheet with its parts and one field that is not filled in. */
function Page({ width, ...outline }: SyllabusOutlineProps & { width: number }) {
  return (
    <div style={{ display: 'flex', gap: 48, inlineSize: width }}>
      <aside style={{ position: 'sticky', insetBlockStart: 24, alignSelf: 'flex-start' }}>
        <SyllabusOutline {...outline} />
      </aside>
      <article style={{ flex: 1 }}>
        {outlineParts.map((part) => (
          <section key={part} id={partId(part)} style={{ minBlockSize: part === 'signatures' ? 80 : 640 }}>
            <h2>{part}</h2>
            {part === 1 && (
              <div data-field="phone">
                <details>
                  <summary data-edit="">phone</summary>
                  010-5555 0104
                </details>
              </div>
            )}
          </section>
        ))}
      </article>
    </div>
  );
}

const meta = {
  title: 'Widgets/Syllabus/SyllabusOutline',
  component: Page,
  args: {
    readiness,
    onJump: fn((field: string) => jumpToField(document, field, { opens: true })),
    onNext: fn(),
    links: { projectMatrix: '#course-matrix' },
    width: 1100,
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the whole and each part say how far they are', async () => {
      await expect(canvas.getByText('已填 24/28')).toBeVisible();
      await expect(canvas.getByRole('link', { name: '基本信息 已填 12 项，共 14 项' })).toHaveAttribute('aria-current', 'true');
      await expect(canvas.getByRole('link', { name: '课程要求 已填 7 项，共 7 项 已填全' })).toBeVisible();
    });
    await step('what the part that is read lacks is listed by name, and led to', async () => {
      await expect(canvas.getByRole('button', { name: '基本信息：缺 2 项，列出名称' })).toHaveAttribute('aria-expanded', 'true');
      await userEvent.click(canvas.getByRole('button', { name: '电话未填写，前往' }));
      await expect(args.onJump).toHaveBeenCalledWith('phone');
      await expect(canvas.getByText('phone')).toHaveFocus();
      await expect(canvas.getByText('010-5555 0104')).toBeVisible();
    });
    await step('the next one is led to', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^下一处未填/ }));
      await expect(args.onNext).toHaveBeenCalledOnce();
    });
    await step('an empty matrix leads to where it is made', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '课程简介与项目矩阵：缺 1 项，列出名称' }));
      await expect(canvas.getByRole('link', { name: '项目矩阵：没有内容' })).toHaveAttribute('href', '#course-matrix');
    });
  },
};

export const FollowsScrolling: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const section = (part: 3 | 4) => canvasElement.querySelector<HTMLElement>(`#${partId(part)}`)!;
    await step('the part that is read is marked', async () => {
      section(3).scrollIntoView();
      window.scrollBy(0, -40);
      await waitFor(() => expect(canvas.getByRole('link', { name: /^课程要求/ })).toHaveAttribute('aria-current', 'true'));
    });
    await step('a part that is chosen comes into sight with the focus', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^考核与评价/ }));
      await expect(section(4).querySelector('h2')).toHaveFocus();
      await waitFor(() => expect(canvas.getByRole('link', { name: /^考核与评价/ })).toHaveAttribute('aria-current', 'true'));
    });
    window.scrollTo(0, 0);
  },
};

export const Narrow: Story = {
  args: { width: 960 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '显示目录' }));
    await userEvent.click(canvas.getByRole('button', { name: '考核与评价：缺 1 项，列出名称' }));
    await userEvent.click(canvas.getByRole('button', { name: '考试说明未填写，前往' }));
    await expect(canvas.getByRole('button', { name: '显示目录' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '显示目录' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: '显示目录' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /^基本信息/ })).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: '80102' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Basic information: 2 left, list them' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Suggested reading: not filled in, go there' })).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
