import { defineMessages } from '@college/ui/messages';

export const noticesMessages = defineMessages('securityNotices', {
  en: {
    title: 'Security notices',
    summary: 'If something here was not you, change your password and tell your college administrator.',
    loading: 'Loading the security notices',
    failed: 'The security notices could not be loaded',
    none: 'Nothing has happened to your account lately.',
    newDevice: 'Signed in on a new device',
    passwordChanged: 'The password was changed',
    addressChanged: 'The e-mail address was changed',
    secondFactorOn: 'Two-step verification was switched on',
    secondFactorOff: 'Two-step verification was switched off',
    byManager: 'by somebody who manages your account',
    new: 'New',
  },
  zh: {
    title: '安全提醒',
    summary: '如有非本人操作，请修改密码并联系学校管理者。',
    loading: '正在加载安全提醒',
    failed: '安全提醒没有加载成功',
    none: '最近没有与账号安全有关的操作。',
    newDevice: '在新设备上登录',
    passwordChanged: '密码已修改',
    addressChanged: '邮箱已修改',
    secondFactorOn: '两步验证已启用',
    secondFactorOff: '两步验证已停用',
    byManager: '由管理人员操作',
    new: '新',
  },
});
