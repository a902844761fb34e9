import type { ToldFinding } from '@college/curriculum-model';
import { userIds } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { aComment, aThread, having } from '../fakes/threads';
import { CommentDialog, type CommentDialogProps } from './CommentDialog';

const college = aCollege({ as: 'majorLeader' });
const { id: goalId } = college.state.goals.find(({ courseId }) => courseId === 1004)!;
const place = `course:1004/goal:${goalId}`;
const ofGoal = aThread(802, {
  place,
  words: { zh: '目标', en: 'Goal' },
  comments: [aComment(911, userIds.majorEditor, '与 G5 重复，建议并入。')],
});
const english = aThread(801, { comments: [aComment(901, userIds.courseLeader, 'Too few hours?')] });

const vague: ToldFinding = {
  id: `goal.vague-verb.${place}`,
  aliases: [],
  rule: 'goal.vague-verb',
  level: 'warning',
  at: place,
  field: 'description',
  sentence: { zh: '教学目标 1 用了「了解」，无法考核', en: 'Goal 1 says “know”, which cannot be assessed' },
  owner: { zh: '数据结构', en: 'Data Structures' },
  record: { zh: '教学目标', en: 'Goal' },
  basis: 'b1',
};

function Live({ place: first, ...props }: CommentDialogProps) {
  const [chosen, setChosen] = useState(first);
  return <CommentDialog {...props} place={chosen} onPlaceChange={setChosen} />;
}

const meta = {
  title: 'Widgets/Comments/CommentDialog',
  component: CommentDialog,
  render: (args) => <Live {...args} />,
  args: {
    source: college.comments,
    majorId: 1001,
    courseId: 1004,
    userId: userIds.majorLeader,
    name: '数据结构',
    places: [
      { place: 'course:1004#introduction', name: '课程简介' },
      { place, name: '教学目标 1', open: 1 },
    ],
    place: null,
    onPlaceChange: fn(),
    isOpen: true,
    onOpenChange: fn(),
  },
  beforeEach: college.serve(having(aThread(801), ofGoal)),
} satisfies Meta<typeof CommentDialog>;
export default meta;
type Story = StateStory<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

export const Typical: Story = {
  tags: ['state:comment-dialog.all'],
  parameters: {
    atRest: async () => {
      const shown = within(screen.getByRole('dialog', { name: '评论：数据结构' }));
      await expect(shown.getByRole('combobox', { name: '关于' })).toHaveValue('数据结构的全部评论');
      await expect(shown.getByRole('textbox', { name: '新评论' })).toHaveFocus();
      await expect(shown.getAllByRole('article', { name: /^讨论：/ })).toHaveLength(2);
    },
  },
};

export const English: Story = {
  tags: ['state:comment-dialog.english'],
  globals: { language: '80102' },
  args: { name: 'Data Structures', places: [{ place, name: 'Goal 1' }] },
  beforeEach: college.serve(having(english)),
  parameters: {
    atRest: async () => {
      await expect(screen.getByText('Too few hours?')).toBeVisible();
      await expect(chineseIn(screen.getByRole('dialog'))).toEqual([]);
    },
  },
};

/** By keyboard: the place is typed, chosen, and commented on. */
export const PlaceChosen: Story = {
  tags: ['state:comment-dialog.place'],
  play: async ({ userEvent }) => {
    const shown = await dialog();
    const field = await shown.findByRole('combobox', { name: '关于' });
    await userEvent.clear(field);
    await userEvent.type(field, '目标');
    await userEvent.click(await screen.findByRole('option', { name: /教学目标 1/ }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.type(await shown.findByRole('textbox', { name: '新评论' }), '还缺一个动词。{Control>}{Enter}{/Control}');
    await shown.findByText('还缺一个动词。', { selector: 'p *' });
    await expect(college.comments.startThread).toHaveBeenCalledWith(expect.objectContaining({ place }));
  },
  parameters: {
    atRest: async () => {
      const shown = within(screen.getByRole('dialog'));
      await expect(shown.getByRole('combobox', { name: '关于' })).toHaveValue('教学目标 1');
      await expect(shown.getByText('与 G5 重复，建议并入。')).toBeVisible();
      await expect(shown.queryByText(/认证材料/)).toBeNull();
    },
  },
};

/** What the rules find at the place stands above its discussions, with the reason. */
export const Findings: Story = {
  tags: ['state:comment-dialog.findings'],
  args: { place, places: [{ place, name: '教学目标 1', open: 1, findings: [vague] }] },
  parameters: {
    atRest: async () => {
      const shown = within(screen.getByRole('dialog'));
      const found = within(shown.getByRole('list', { name: '检查问题' }));
      await expect(found.getByRole('listitem')).toHaveTextContent(/^教学目标 1 用了「了解」，无法考核.+/);
      await expect(found.getByRole('img', { name: '警告' })).toBeVisible();
      await expect(shown.getByText('与 G5 重复，建议并入。')).toBeVisible();
    },
  },
};

const fixes = { applyFix: fn(() => Promise.resolve({ id: 77 })), undoFix: fn(() => Promise.resolve()) };

/** What mends a finding is offered at its mark to those who may edit the place, and taken back from the toast. */
export const Fixes: Story = {
  tags: ['state:comment-dialog.fixes'],
  decorators: [withToasts],
  args: {
    fixes,
    place,
    places: [
      {
        place,
        name: '教学目标 1',
        open: 1,
        findings: [{ ...vague, fixes: [{ label: { zh: '改为「解释栈」', en: 'Change to “解释栈”' } }] }],
      },
    ],
  },
  parameters: {
    atRest: async () => {
      const offered = within(screen.getByRole('group', { name: '快速修改：教学目标 1 用了「了解」，无法考核' }));
      await expect(offered.getByRole('button', { name: '改为「解释栈」' })).toBeEnabled();
      await expect(fixes.applyFix).not.toHaveBeenCalled();
    },
  },
};

export const FixUndone: Story = {
  ...Fixes,
  tags: [],
  parameters: {},
  play: async ({ userEvent }) => {
    fixes.applyFix.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: '改为「解释栈」' }));
    await expect(fixes.applyFix).toHaveBeenCalledWith(expect.objectContaining({ id: vague.id }), 0);
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
    await expect(fixes.undoFix).toHaveBeenCalledWith(77);
    await expect(await screen.findByText('已撤销快速修改')).toBeVisible();
  },
};

const acceptFinding = fn(() => Promise.resolve());

/** Whoever may accept findings does it where they stand, with a reason. */
export const Accepted: Story = {
  ...Findings,
  tags: [],
  parameters: {},
  decorators: [withToasts],
  args: { ...Findings.args, acceptFinding },
  play: async ({ userEvent }) => {
    acceptFinding.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: /^接受…：/ }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^理由/ })).toHaveFocus());
    await userEvent.keyboard('本门课程由学院统一要求');
    await userEvent.click(screen.getByRole('button', { name: '接受' }));
    await expect(acceptFinding).toHaveBeenCalledWith(expect.objectContaining({ id: vague.id }), {
      reason: '本门课程由学院统一要求',
      until: null,
    });
  },
};

export const FindingsInEnglish: Story = {
  tags: ['state:comment-dialog.findings-english'],
  globals: { language: '80102' },
  args: { name: 'Data Structures', place, places: [{ place, name: 'Goal 1', findings: [vague] }] },
  beforeEach: college.serve(having()),
  play: async ({ userEvent }) => {
    const field = await (await dialog()).findByRole('combobox', { name: 'About' });
    await userEvent.click(field);
    await userEvent.keyboard('{Control>}a{/Control}Goal');
    await expect(await screen.findByRole('option', { name: /Goal 1/ })).toHaveTextContent('1 finding');
    await userEvent.keyboard('{Escape}');
  },
  parameters: {
    atRest: async () => {
      await expect(within(screen.getByRole('list', { name: 'Findings' })).getByText(/cannot be assessed/)).toBeVisible();
      await expect(chineseIn(screen.getByRole('dialog'))).toEqual([]);
    },
  },
};

/** Esc in the field closes the list of people first, and the window then. */
export const Escaped: Story = {
  play: async ({ userEvent, args }) => {
    const shown = await dialog();
    await userEvent.type(await shown.findByRole('textbox', { name: '新评论' }), '请@');
    await shown.findByRole('listbox', { name: '可提及的人员' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shown.queryByRole('listbox')).toBeNull());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

function Told(props: CommentDialogProps) {
  const [changes, setChanges] = useState(0);
  return (
    <>
      <Live {...props} changes={changes} />
      <button type="button" data-testid="told" onClick={() => setChanges(changes + 1)} hidden>
        told
      </button>
    </>
  );
}

/** Of the open discussions one is resolved by somebody else while it is answered here: it stays until the answer is sent. */
export const ResolvedMeanwhile: Story = {
  render: (args) => <Told {...args} />,
  play: async ({ userEvent }) => {
    const shown = await dialog();
    const answered = within(await shown.findByRole('article', { name: '讨论：目标' }));
    await userEvent.type(answered.getByRole('textbox'), '并入之后');
    const others = college.as('courseLeader').comments;
    await others.resolveThread({ majorId: 1001, threadId: 802, isResolved: true, version: 1 });
    await others.startThread({ majorId: 1001, place: 'course:1004#introduction', text: '新的讨论', mentions: [] });
    screen.getByTestId('told').click();
    await shown.findByText('新的讨论', { selector: 'p *' });
    await expect(answered.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('再看{Control>}{Enter}{/Control}');
    await shown.findByText('并入之后再看', { selector: 'p *' });
  },
};
