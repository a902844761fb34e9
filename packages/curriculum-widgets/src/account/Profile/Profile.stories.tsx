import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { choose, decoding } from '../../feedback/fakes/imageActs';
import { anImageFile, aWebp } from '../../feedback/fakes/images';
import { aCollege } from '../../support/fakes/aCollege';
import { anEnglishProfile, aProfile, keepProfile } from '../fakes/aProfile';
import { fill } from '../fakes/fill';
import { aRefusal } from '../fakes/refusal';
import { Profile } from './Profile';

const college = aCollege({ as: 'majorLeader' });
const { profile: source } = college;
const serve = (profile = aProfile()) => college.serve(() => keepProfile(college, profile));
const seven = ['姓名', '个人简介', '所在院系', '任教专业', '职称', '联系邮箱'];

const meta = {
  title: 'Widgets/Account/Profile',
  component: Profile,
  decorators: [withToasts],
  args: {
    userId: 1005,
    source,
    onSaved: fn(),
    onCancel: fn(),
    onUnsavedChange: fn(),
    now: () => Date.parse('2026-05-13T09:00:00+08:00'),
  },
  beforeEach: serve(),
} satisfies Meta<typeof Profile>;
export default meta;
type Story = StateStory<typeof meta>;

export const Filled: Story = {
  tags: ['state:profile.filled'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', { name: '姓名' })).toHaveValue('周敏');
      await expect(canvas.getByRole('button', { name: '预览 头像.png' })).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: '个人简介' })).toHaveValue(aProfile().introduction);
      for (const [name, value] of [
        ['所在院系', '计算机学院'],
        ['任教专业', '软件工程'],
        ['职称', '副教授'],
        ['联系邮箱', 'zhoumin@college.example'],
      ]) {
        await expect(canvas.getByRole('textbox', { name })).toHaveValue(value);
      }
      for (const name of seven) await expect(canvas.getByRole('textbox', { name })).toBeRequired();
    },
  },
};

export const RequiredMissing: Story = {
  tags: ['state:profile.required'],
  beforeEach: serve(
    aProfile({ userName: ' ', avatar: '', introduction: '', collegeName: '', major: '', job: '', contactEmail: '', translations: {} }),
  ),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: '保存' })),
  parameters: {
    atRest: async ({ canvas }) => {
      for (const name of seven) {
        await expect(canvas.getByRole('textbox', { name })).toHaveAccessibleDescription(`请填写${name}。`);
      }
      await expect(canvas.getAllByRole('group', { name: '头像' })[0]).toHaveAccessibleDescription('请上传头像。');
      await expect(canvas.getByRole('textbox', { name: '姓名' })).toHaveFocus();
      await expect(source.saveProfile).not.toHaveBeenCalled();
    },
  },
};

/** A sentence goes as its field is mended. */
export const TitleMended: Story = {
  beforeEach: RequiredMissing.beforeEach,
  play: async (context) => {
    await RequiredMissing.play?.(context);
    const { canvas, userEvent } = context;
    const job = canvas.getByRole('textbox', { name: '职称' });
    await expect(job).toHaveAccessibleDescription('请填写职称。');
    await userEvent.type(job, '讲师');
    await expect(job).not.toHaveAccessibleDescription();
    await expect(source.saveProfile).not.toHaveBeenCalled();
  },
};

export const BadEmail: Story = {
  tags: ['state:profile.bad-email'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: '联系邮箱' });
    await userEvent.clear(field);
    await userEvent.type(field, 'x{Enter}');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const field = canvas.getByRole('textbox', { name: '联系邮箱' });
      await expect(field).toHaveValue('x');
      await expect(field).toHaveAccessibleDescription('这不是有效的邮箱地址，例如 zhoumin@college.example。');
      await expect(field).toHaveFocus();
      await expect(source.saveProfile).not.toHaveBeenCalled();
    },
  },
};

export const AvatarUpload: Story = {
  tags: ['state:profile.avatar'],
  beforeEach: serve(aProfile({ avatar: '' })),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('png、jpg、jpeg，不超过10M');
    choose(canvasElement, await anImageFile('合影.jpeg', { type: 'image/jpeg' }));
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvasElement.querySelector('input[type="file"]')).toHaveAttribute('accept', expect.stringContaining('.jpeg'));
      await expect(canvas.getByRole('button', { name: '预览 合影.jpeg' })).toBeVisible();
      await expect(canvas.queryByRole('progressbar')).toBeNull();
    },
  },
};

export const AvatarOfAnotherFormat: Story = {
  beforeEach: AvatarUpload.beforeEach,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('png、jpg、jpeg，不超过10M');
    choose(canvasElement, aWebp('动图.png'));
    await expect(await canvas.findByText(/文件格式错误，请选择jpg或png/, ...decoding)).toBeVisible();
  },
};

export const AvatarSaved: Story = {
  beforeEach: serve(aProfile({ avatar: '' })),
  play: async (context) => {
    await AvatarOfAnotherFormat.play?.(context);
    await AvatarUpload.play?.(context);
    const { canvas, userEvent } = context;
    await canvas.findByRole('button', { name: '预览 合影.jpeg' }, { timeout: 5000 });
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await canvas.findByText('保存成功');
    await expect(source.saveProfile).toHaveBeenCalledWith(
      expect.objectContaining({
        avatar: '',
        picture: expect.stringMatching(/^data:image\/jpeg;base64,\/9j\//),
        thumbnail: expect.stringMatching(/^data:image\/jpeg;base64,/),
      }),
    );
  },
};

export const Saved: Story = {
  tags: ['state:profile.saved'],
  args: { onSaved: fn() },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: '姓名' });
    await userEvent.clear(name);
    await userEvent.type(name, ' 周敏敏 ');
    await userEvent.keyboard('{Control>}s{/Control}');
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByText('保存成功')).toBeVisible();
      await expect(canvas.getByText('已保存')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: '姓名' })).toHaveValue('周敏敏');
      await expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: 1005, userName: '周敏敏' }));
      // The picture stays where it is: it is sent only when it is a new one.
      await expect(source.saveProfile).toHaveBeenCalledWith(expect.objectContaining({ picture: '', version: 3 }));
      await expect(args.onUnsavedChange).toHaveBeenLastCalledWith({ isDirty: false, changeCount: 0 });
    },
  },
};

/** Cancelling leads to the start page, and nothing is saved. */
export const Cancel: Story = {
  tags: ['state:profile.cancel'],
  args: { onCancel: fn(), onUnsavedChange: fn() },
  render: function Page(args) {
    const [hasLeft, setLeft] = useState(false);
    function leave() {
      setLeft(true);
      args.onCancel?.();
    }
    return hasLeft ? <h1>首页</h1> : <Profile {...args} onCancel={leave} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '职称' }), '（兼）');
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith({ isDirty: true, changeCount: 1 });
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByRole('heading', { name: '首页' })).toBeVisible();
      await expect(canvas.queryByRole('textbox')).toBeNull();
      await expect(args.onCancel).toHaveBeenCalledOnce();
      await expect(source.saveProfile).not.toHaveBeenCalled();
    },
  },
};

export const ServerError: Story = {
  tags: ['state:profile.error'],
  beforeEach: () => void source.saveProfile.mockRejectedValue(aRefusal('联系邮箱不能使用该域名。')),
  play: async ({ canvas, userEvent }) => {
    const job = await canvas.findByRole('textbox', { name: '职称' });
    await userEvent.clear(job);
    await userEvent.type(job, '教授{Enter}');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('联系邮箱不能使用该域名。')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: '职称' })).toHaveValue('教授');
      await expect(canvas.getByRole('button', { name: '预览 头像.png' })).toBeVisible();
    },
  },
};

/** The same account was changed in another window: each difference is chosen, nothing that was typed is lost. */
export const ChangedElsewhere: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '任教专业' }), '、网络工程');
    keepProfile(college, aProfile({ job: '教授', version: 4 }));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '有人先保存了这条记录' }));
    await expect(dialog.getByRole('radiogroup', { name: '职称' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '按选择保存' }));
    await canvas.findByText('保存成功');
    await expect(college.state.profiles.get(1005)).toMatchObject({ major: '软件工程、网络工程' });
    await expect(college.state.users.find(({ id }) => id === 1005)).toMatchObject({ version: 5 });
  },
};

export const LoadFailed: Story = {
  beforeEach: () => void source.loadProfile.mockRejectedValue(new Error('服务器繁忙，请稍后再试')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('服务器繁忙，请稍后再试')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const English: Story = {
  tags: ['state:profile.english'],
  globals: { language: '80102' },
  beforeEach: serve(anEnglishProfile()),
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: 'Contact e-mail' });
    await userEvent.clear(email);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(email).toHaveAccessibleDescription('Contact e-mail is required.');
    await fill(userEvent, email, 'zhoumin@college.example');
    await userEvent.keyboard('{Enter}');
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Zhou Min');
      await expect(canvas.getByText('Save Successfully')).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};
