import { accountFields } from '@college/curriculum-model';
import * as domainTerms from '@college/curriculum-model/terms';
import { defineMessages } from '@college/ui/messages';
import { nothingToSave, saving, updatedSuccessfully } from '@college/ui/words';

export const accountMessages = defineMessages('account', {
  words: {
    name: accountFields.userName.label,
    title: domainTerms.ownAccount,
    nameSame: nothingToSave,
    saving,
    updated: updatedSuccessfully,
  },
  en: {
    profile: 'Profile',
    profileSummary: 'All fields are required.',
    nameHelp: 'Others see this name beside courses and edits. You can sign in with it or with your e-mail address.',
    nameEmpty: 'Enter a user name.',
    nameTooLong: ({ max }: { max: number }) => `A user name may have at most ${max} characters.`,
    nameConflict: 'Your user name was changed elsewhere in the meantime',
    saveName: 'Save user name',
    password: 'Password',
    old: 'Old password',
    oldEmpty: 'Enter your old password.',
    changePassword: 'Change password',
    changing: 'Changing…',
    othersEnd: 'Changing it ends your sign-ins on other devices and in other browsers.',
    othersEnded: 'The password is changed. All other sign-ins of this account have ended; you stay signed in here.',
    mustEnrol: 'Your account may manage others. Set up two-step verification to go on.',
    failed: 'The change did not go through. What you typed is still here.',
  },
  zh: {
    profile: '个人资料',
    profileSummary: '所有项目都需要填写。',
    nameHelp: '其他人在课程和修改记录旁看到这个名字；登录时可用它，也可用邮箱。',
    nameEmpty: '请填写用户名。',
    nameTooLong: ({ max }) => `用户名最多${max}个字符。`,
    nameConflict: '您的用户名刚刚在别处被修改',
    saveName: '保存用户名',
    password: '密码',
    old: '原密码',
    oldEmpty: '请填写原密码。',
    changePassword: '修改密码',
    changing: '正在修改…',
    othersEnd: '修改后，您在其他设备和浏览器上的登录会全部退出。',
    othersEnded: '密码已修改。这个账号的其他登录已全部退出，当前登录不受影响。',
    mustEnrol: '您的账号有管理权限，请先启用两步验证，再继续使用。',
    failed: '没有修改成功，已填的内容仍在。',
  },
});
/** The words of one language. */
export type AccountText = typeof accountMessages.zh;
