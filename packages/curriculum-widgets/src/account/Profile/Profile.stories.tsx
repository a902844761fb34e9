import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { choose, decoding } from '../../feedback/fakes/imageActs';
import { anImageFile } from '../../feedback/fakes/images';
import { anEnglishProfile, aProfile, fakeProfile } from '../fakes/fakeProfile';
import { fill } from '../fakes/fill';
import { aRefusal } from '../fakes/refusal';
import { Profile } from './Profile';

type Fake = ReturnType<typeof fakeProfile>;
const seven = ['姓名', '个人简介', '所在院系', '任教专业', '职称', '联系邮箱'];

const meta = {
  title: 'Widgets/Account/Profile',
  component: Profile,
  decorators: [withToasts],
  args: {
    userId: 1005,
    source: fakeProfile(),
    onSaved: fn(),
    onCancel: fn(),
    onUnsavedChange: fn(),
    now: () => Date.parse('2026-05-13T09:00:00+08:00'),
  },
} satisfies Meta<typeof Profile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['state:profile.filled'],
  args: { source: fakeProfile() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: '姓名' })).toHaveValue('周敏');
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
};

export const RequiredMissing: Story = {
  tags: ['state:profile.required'],
  args: {
    source: fakeProfile(
      aProfile({ userName: ' ', avatar: '', introduction: '', collegeName: '', major: '', job: '', contactEmail: '', translations: {} }),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '保存' }));
    for (const name of seven) {
      await expect(canvas.getByRole('textbox', { name })).toHaveAccessibleDescription(`请填写${name}。`);
    }
    await expect(canvas.getAllByRole('group', { name: '头像' })[0]).toHaveAccessibleDescription('请上传头像。');
    await expect(canvas.getByRole('textbox', { name: '姓名' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: '职称' }), '讲师');
    await expect(canvas.getByRole('textbox', { name: '职称' })).not.toHaveAccessibleDescription();
    await expect(args.source.saveProfile).not.toHaveBeenCalled();
  },
};

export const BadEmail: Story = {
  tags: ['state:profile.bad-email'],
  args: { source: fakeProfile() },
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: '联系邮箱' });
    await userEvent.clear(field);
    await userEvent.type(field, 'x{Enter}');
    await expect(field).toHaveAccessibleDescription('这不是有效的邮箱地址，例如 zhoumin@college.example。');
    await expect(field).toHaveFocus();
    await expect(args.source.saveProfile).not.toHaveBeenCalled();
  },
};

export const AvatarUpload: Story = {
  tags: ['state:profile.avatar'],
  args: { source: fakeProfile(aProfile({ avatar: '' })) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await canvas.findByText('png、jpg、jpeg，不超过10M');
    await expect(canvasElement.querySelector('input[type="file"]')).toHaveAttribute('accept', expect.stringContaining('.jpeg'));
    choose(canvasElement, await anImageFile('动图.png', { type: 'image/webp' }));
    await expect(await canvas.findByText(/文件格式错误，请选择jpg或png/, ...decoding)).toBeVisible();
    choose(canvasElement, await anImageFile('合影.jpeg', { type: 'image/jpeg' }));
    await canvas.findByRole('button', { name: '预览 合影.jpeg' }, { timeout: 5000 });
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await canvas.findByText('保存成功');
    await expect(args.source.saveProfile).toHaveBeenCalledWith(
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
  args: { source: fakeProfile(), onSaved: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: '姓名' });
    await userEvent.clear(name);
    await userEvent.type(name, ' 周敏敏 ');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await canvas.findByText('保存成功')).toBeVisible();
    await expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: 1005, userName: '周敏敏' }));
    // The picture stays where it is: it is sent only when it is a new one.
    await expect(args.source.saveProfile).toHaveBeenCalledWith(expect.objectContaining({ picture: '', version: 3 }));
    await expect(canvas.getByText('已保存')).toBeVisible();
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith({ isDirty: false, changeCount: 0 });
  },
};

export const Cancel: Story = {
  tags: ['state:profile.cancel'],
  args: { source: fakeProfile(), onCancel: fn(), onUnsavedChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '职称' }), '（兼）');
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith({ isDirty: true, changeCount: 1 });
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.source.saveProfile).not.toHaveBeenCalled();
  },
};

export const ServerError: Story = {
  tags: ['state:profile.error'],
  args: { source: { ...fakeProfile(), saveProfile: fn(() => Promise.reject(aRefusal('联系邮箱不能使用该域名。'))) } },
  play: async ({ canvas, userEvent }) => {
    const job = await canvas.findByRole('textbox', { name: '职称' });
    await userEvent.clear(job);
    await userEvent.type(job, '教授{Enter}');
    await expect(await canvas.findByText('联系邮箱不能使用该域名。')).toBeVisible();
    await expect(job).toHaveValue('教授');
    await expect(canvas.getByRole('button', { name: '预览 头像.png' })).toBeVisible();
  },
};

/** The same account was changed in another window: each difference is chosen, nothing that was typed is lost. */
export const ChangedElsewhere: Story = {
  args: { source: fakeProfile() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '任教专业' }), '、网络工程');
    const { kept } = args.source as Fake;
    kept.profile = aProfile({ job: '教授', version: 4 });
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '有人先保存了这条记录' }));
    await expect(dialog.getByRole('radiogroup', { name: '职称' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '按选择保存' }));
    await canvas.findByText('保存成功');
    await expect(kept.profile).toMatchObject({ major: '软件工程、网络工程', version: 5 });
  },
};

export const LoadFailed: Story = {
  args: { source: { ...fakeProfile(), loadProfile: fn(() => Promise.reject(new Error('服务器繁忙，请稍后再试'))) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('服务器繁忙，请稍后再试')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const English: Story = {
  tags: ['state:profile.english'],
  globals: { language: '80102' },
  args: { source: fakeProfile(anEnglishProfile()) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: 'Contact e-mail' });
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Zhou Min');
    await userEvent.clear(email);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(email).toHaveAccessibleDescription('Contact e-mail is required.');
    await fill(userEvent, email, 'zhoumin@college.example');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Save Successfully')).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
