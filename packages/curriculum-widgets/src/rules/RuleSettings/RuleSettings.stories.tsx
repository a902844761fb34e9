import { curriculumRules, type RuleSettings as Settings } from '@college/curriculum-model';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import { ToastProvider } from '@college/ui/Toast';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { aCollege } from '../../support/fakes/aCollege';
import { RuleSettings } from './RuleSettings';

const college = aCollege();
const source = college.rules;
const collegeId = 1001;

/** The college set these before. */
const having = (settings: Settings) => college.serve(({ state }) => void state.rules.set(collegeId, { settings, version: 3 }));

const meta = {
  title: 'Widgets/Rules/RuleSettings',
  component: RuleSettings,
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  args: { source, onUnsavedChange: fn(), now: () => Date.parse('2026-05-14T08:00:00+08:00') },
  beforeEach: college.serve(),
} satisfies Meta<typeof RuleSettings>;
export default meta;
type Story = StateStory<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const saveButton = (canvas: Context['canvas']) => canvas.getByRole('button', { name: '保存' });

/** Narrows the list first: a story with few rules is drawn faster. */
async function find({ canvas, userEvent }: Context, keyword: string) {
  await userEvent.type(await canvas.findByRole('searchbox', { name: '查找规则' }), keyword);
}

export const Typical: Story = {
  tags: ['state:rule-settings.typical'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('switch')).toHaveLength(curriculumRules.length);
      await expect(saveButton(canvas)).toBeDisabled();
      await expect(canvas.getByRole('checkbox', { name: '学校改过的（0）' })).toBeVisible();
    },
  },
};

export const English: Story = {
  tags: ['state:rule-settings.english'],
  globals: { language: '80102' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Find rules' }), 'strength.');
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('region', { name: 'Strength and balance' })).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};

export const Found: Story = {
  tags: ['state:rule-settings.found'],
  play: (context) => find(context, '教学目标数量'),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('switch', { name: '检查：教学目标数量' })).toBeChecked();
      await expect(canvas.getByRole('spinbutton', { name: '下限' })).toHaveValue('3');
      await expect(canvas.queryByRole('button', { name: /^恢复默认/ })).toBeNull();
    },
  },
};

export const NothingMatches: Story = {
  tags: ['state:rule-settings.no-match'],
  play: (context) => find(context, '火星'),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.queryByRole('switch')).toBeNull();
      await expect(canvas.getByRole('button', { name: '清除筛选' })).toBeVisible();
    },
  },
};

/** What the college set differs from the catalogue, says so, and can be reset rule by rule. */
export const SetByTheCollege: Story = {
  tags: ['state:rule-settings.set'],
  beforeEach: having({
    'goal.count': { level: 'warning', options: { max: 8 } },
    'text.untranslated': { level: 'advice' },
    'cover.point-unused': { level: 'off' },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '学校改过的（3）' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('switch')).toHaveLength(3);
      await expect(canvas.getByRole('switch', { name: '检查：课点没有用到' })).not.toBeChecked();
      await expect(canvas.getByRole('button', { name: '恢复默认：教学目标数量' })).toBeVisible();
      await expect(saveButton(canvas)).toBeDisabled();
    },
  },
};

/** What a major sets over its college: a rule that the college set says so, and one that is the major's own goes back to that. */
export const OfAMajor: Story = {
  tags: ['state:rule-settings.major'],
  args: { of: { majorId: 1001 } },
  beforeEach: college.serve(({ state }) => {
    state.rules.set(collegeId, {
      settings: { 'goal.count': { level: 'warning', options: { max: 8 } }, 'goal.duplicate': { level: 'error' } },
      version: 3,
    });
    state.majorRules.set(1001, { settings: { 'goal.count': { level: 'advice' } }, version: 1 });
  }),
  play: (context) => find(context, 'goal.'),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('对本专业的所有版本生效，没有设置的沿用学校和院系的设置。')).toBeVisible();
      await expect(canvas.getByRole('checkbox', { name: '本级改过的（1）' })).toBeVisible();
      await expect(canvas.getByText('学校：警告')).toBeVisible();
      await expect(canvas.getByText('来自学校')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '沿用上一级：教学目标数量' })).toBeVisible();
    },
  },
};

/** Reset, a rule of a major is again as its college says. */
export const ResetToTheCollege: Story = {
  ...OfAMajor,
  tags: [],
  play: async (context) => {
    await find(context, '教学目标数量');
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: '沿用上一级：教学目标数量' }));
    await expect(canvas.getByText('来自学校')).toBeVisible();
    await userEvent.click(saveButton(canvas));
    await waitFor(() => expect(college.state.majorRules.get(1001)).toEqual({ settings: {}, version: 2 }));
  },
  parameters: {},
};

/** By keyboard alone: the focus goes from the button, which goes, to the level that it set. */
export const ResetByKeyboard: Story = {
  beforeEach: SetByTheCollege.beforeEach,
  play: async (context) => {
    await find(context, '教学目标数量');
    const { canvas, userEvent } = context;
    canvas.getByRole('button', { name: '恢复默认：教学目标数量' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /级别：教学目标数量/ })).toHaveFocus());
  },
};

/** A rule that is off has no level to choose: the focus goes to its switch. */
export const ResetToOff: Story = {
  args: { of: { majorId: 1001 } },
  beforeEach: college.serve(({ state }) => {
    state.rules.set(collegeId, { settings: { 'goal.count': { level: 'off' } }, version: 3 });
    state.majorRules.set(1001, { settings: { 'goal.count': { level: 'advice' } }, version: 1 });
  }),
  play: async (context) => {
    await find(context, '教学目标数量');
    const { canvas, userEvent } = context;
    canvas.getByRole('button', { name: '沿用上一级：教学目标数量' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('switch', { name: '检查：教学目标数量' })).toHaveFocus());
  },
};

/** Among the rules that the college set, one that is reset goes: the focus goes to the next one, and after the last one to the settings. */
export const ResetOneByOne: Story = {
  beforeEach: SetByTheCollege.beforeEach,
  play: async (context) => {
    await SetByTheCollege.play!(context);
    const { canvas, userEvent } = context;
    const first = canvas.getAllByRole('button', { name: /^恢复默认/ })[0]!;
    first.focus();
    for (const left of [2, 1]) {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getAllByRole('switch')).toHaveLength(left));
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^恢复默认/));
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: '检查规则' })).toHaveFocus());
  },
};

/** A switched-off rule has neither level nor thresholds; nothing is stored until it is saved. */
export const SwitchedOff: Story = {
  tags: ['state:rule-settings.unsaved'],
  play: async (context) => {
    await find(context, '教学目标数量');
    await context.userEvent.click(context.canvas.getByRole('switch', { name: '检查：教学目标数量' }));
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByRole('switch', { name: '检查：教学目标数量' })).not.toBeChecked();
      await expect(canvas.queryByRole('spinbutton', { name: '下限' })).toBeNull();
      await expect(saveButton(canvas)).toBeEnabled();
      await expect(canvas.getByRole('button', { name: '放弃更改' })).toBeVisible();
      await expect(args.onUnsavedChange).toHaveBeenLastCalledWith({ isDirty: true, changeCount: 1 });
    },
  },
};

/** By keyboard alone: a level, a threshold, saved. */
export const SavedByKeyboard: Story = {
  tags: ['state:rule-settings.saved'],
  play: async (context) => {
    await find(context, '教学目标数量');
    const { canvas, userEvent } = context;
    const most = canvas.getByRole('spinbutton', { name: '上限' });
    most.focus();
    await userEvent.keyboard('{Control>}a{/Control}8');
    saveButton(canvas).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(source.saveRules).toHaveBeenCalledWith({ settings: { 'goal.count': { options: { max: 8 } } }, version: 0 }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText(/08:00/)).toBeVisible();
      await expect(saveButton(canvas)).toBeDisabled();
      await expect(canvas.getByRole('spinbutton', { name: '上限' })).toHaveValue('8');
    },
  },
};

export const LimitsCrossed: Story = {
  tags: ['state:rule-settings.invalid'],
  play: async (context) => {
    await find(context, '教学目标数量');
    const least = context.canvas.getByRole('spinbutton', { name: '下限' });
    await context.userEvent.clear(least);
    await context.userEvent.type(least, '9');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('规则「教学目标数量」的下限（或强支撑上限）大于上限。');
      await expect(saveButton(canvas)).toBeDisabled();
    },
  },
};

/** Lists are written as words between commas, course types are ticked. */
export const Lists: Story = {
  tags: ['state:rule-settings.lists'],
  play: async (context) => {
    await find(context, '考勤占比');
    const words = context.canvas.getByRole('textbox', { name: '要找的词' });
    await context.userEvent.type(words, '，点名');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', { name: '要找的词' })).toHaveValue('考勤、出勤、签到、attendance，点名');
      await expect(saveButton(canvas)).toBeEnabled();
    },
  },
};

export const ResetAsked: Story = {
  tags: ['state:rule-settings.reset-asked'],
  beforeEach: SetByTheCollege.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '全部恢复默认…' }));
  },
  parameters: {
    atRest: async () => {
      const dialog = within(screen.getByRole('alertdialog', { name: '全部恢复默认？' }));
      await expect(dialog.getByText('3 条规则将恢复默认的级别和阈值，保存后生效。')).toBeVisible();
    },
  },
};

export const ResetAll: Story = {
  beforeEach: SetByTheCollege.beforeEach,
  play: async (context) => {
    await ResetAsked.play!(context);
    await context.userEvent.click(screen.getByRole('button', { name: '恢复默认' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await context.userEvent.click(saveButton(context.canvas));
    await waitFor(() => expect(source.saveRules).toHaveBeenCalledWith({ settings: {}, version: 3 }));
  },
};

/** Somebody else set another rule meanwhile: both are stored, and nobody is asked. */
export const OthersTakenIn: Story = {
  play: async (context) => {
    await SwitchedOff.play!(context);
    await college.as('collegeAdmin').rules.saveRules({ version: 0, settings: { 'name.chapter': { level: 'off' } } });
    await context.userEvent.click(saveButton(context.canvas));
    await waitFor(() =>
      expect(college.state.rules.get(collegeId)?.settings).toEqual({ 'goal.count': { level: 'off' }, 'name.chapter': { level: 'off' } }),
    );
  },
};

/** Both set the same rule: a person chooses. */
export const Conflict: Story = {
  tags: ['state:rule-settings.conflict'],
  play: async (context) => {
    await SwitchedOff.play!(context);
    await college.as('collegeAdmin').rules.saveRules({ version: 0, settings: { 'goal.count': { level: 'error' } } });
    await context.userEvent.click(saveButton(context.canvas));
    await screen.findByRole('dialog', { name: '其他人改了同样的规则' });
  },
  parameters: {
    atRest: async () => {
      const dialog = within(screen.getByRole('dialog', { name: '其他人改了同样的规则' }));
      await expect(dialog.getByText('教学目标数量')).toBeVisible();
      await expect(dialog.getByText('关闭')).toBeVisible();
      await expect(dialog.getByText('错误')).toBeVisible();
    },
  },
};

export const SaveFailed: Story = {
  tags: ['state:rule-settings.save-failed'],
  beforeEach: college.serve(() => source.saveRules.mockRejectedValue(Object.assign(new Error('没有权限'), { code: '30003' }))),
  play: async (context) => {
    await SwitchedOff.play!(context);
    await context.userEvent.click(saveButton(context.canvas));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('switch', { name: '检查：教学目标数量' })).not.toBeChecked();
      await expect(saveButton(canvas)).toBeEnabled();
      await expect(canvas.getByText(/没有权限/)).toBeVisible();
    },
  },
};

export const Loading: Story = {
  tags: ['state:rule-settings.loading'],
  beforeEach: college.serve(() => source.loadRules.mockImplementation(never)),
  parameters: {
    atRest: async ({ canvas }) => expect(canvas.getByRole('status', { name: '正在载入检查规则' })).toBeVisible(),
  },
};

export const Failed: Story = {
  tags: ['state:rule-settings.failed'],
  beforeEach: college.serve(() => source.loadRules.mockRejectedValue(new Error('系统错误'))),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('没有取到检查规则')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
    },
  },
};
