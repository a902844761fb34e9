import type { Bilingual, Language } from '../language';
import { bandTitles } from '../permissions';
import * as terms from '../terms';
import type { SecurityEvent, SecurityKind, SecurityOutcome } from './securityEvent';

/** What an entry of the security log is about, in words. */
export const securityKindNames: Readonly<Record<SecurityKind, Bilingual>> = {
  signIn: { zh: '登录', en: 'Sign-in' },
  signOut: { zh: '退出登录', en: 'Sign-out' },
  lockOut: { zh: '锁定', en: 'Lock-out' },
  throttling: { zh: '限制次数', en: 'Limit of tries' },
  refusal: { zh: '越权访问', en: 'Missing right' },
  confirmation: { zh: '重新验证', en: 'Re-authentication' },
  secondFactor: { zh: '两步验证', en: 'Second factor' },
  resetRequest: { zh: '申请找回密码', en: 'Forgotten password' },
  passwordReset: { zh: '通过链接设置密码', en: 'Password reset' },
  passwordChange: { zh: '修改密码', en: 'Password change' },
  invitation: { zh: '邀请', en: 'Invitation' },
  nameChange: { zh: '修改用户名', en: 'Name change' },
  addressChange: { zh: '修改邮箱', en: 'E-mail change' },
  personAdded: { zh: '新增人员', en: 'New person' },
  accountJoined: { zh: '关联统一身份认证', en: 'Joined by single sign-on' },
  accountDisabled: { zh: '停用账号', en: 'Account disabled' },
  accountEnabled: { zh: '启用账号', en: 'Account enabled' },
  personErased: { zh: '删除个人数据', en: 'Personal data deleted' },
  signInSettings: { zh: '登录方式设置', en: 'Sign-in settings' },
  budgetChange: { zh: '调整限额', en: 'Usage limit change' },
  export: { zh: '下载文件', en: 'File download' },
  restore: { zh: '恢复记录', en: 'Restore' },
};

/** How it ended, in words. */
export const securityOutcomeNames: Readonly<Record<SecurityOutcome, Bilingual>> = {
  done: { zh: '成功', en: 'Done' },
  refused: { zh: '被拒绝', en: 'Refused' },
  throttled: { zh: '尝试过多', en: 'Throttled' },
};

const details: Readonly<Record<string, Bilingual>> = {
  account: { zh: '该账号，在陌生设备上', en: 'The account, on unknown devices' },
  device: { zh: '该账号，在此设备上', en: 'The account, on this device' },
  address: { zh: '该网络地址', en: 'The network address' },
  newDevice: { zh: '新设备', en: 'New device' },
  knownDevice: { zh: '已登录过的设备', en: 'Known device' },
  disabled: { zh: '账号已停用', en: 'Disabled account' },
  otherSignIn: { zh: '另一处登录', en: 'Another sign-in' },
  otherSignIns: { zh: '其他所有登录', en: 'All other sign-ins' },
  on: { zh: '启用', en: 'On' },
  off: { zh: '停用', en: 'Off' },
  campus: { zh: '统一身份认证', en: 'Single sign-on' },
  campusLogout: { zh: '由统一身份认证退出', en: 'By the single sign-on' },
  provider: { zh: '统一身份认证', en: 'Single sign-on' },
  passwordsOpen: { zh: '开放密码登录', en: 'Passwords switched on' },
  passwordsClosed: { zh: '关闭密码登录', en: 'Passwords switched off' },
  providerOff: { zh: '登录方式已停用', en: 'Provider switched off' },
  providerAway: { zh: '统一身份认证无法访问', en: 'Provider away' },
  wrongState: { zh: '登录过期，或在别处开始', en: 'Expired, or begun elsewhere' },
  refused: { zh: '统一身份认证未确认身份', en: 'Not confirmed by the provider' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
  noAccount: { zh: '没有账号', en: 'No account' },
  addressNotVerified: { zh: '邮箱未经验证', en: 'Address not verified' },
  addressTaken: { zh: '邮箱属于另一个账号', en: 'Address of another account' },
  joinedOtherwise: { zh: '账号已绑定另一身份', en: 'Account of another identity' },
  bandNotMapped: { zh: '身份未对应权限', en: 'Role not mapped' },
  departmentNotMapped: { zh: '单位未对应院系', en: 'Unit not mapped' },
  detailsMissing: { zh: '缺少姓名或邮箱', en: 'Name or address missing' },
  tooMany: { zh: '尝试过多', en: 'Too many tries' },
  ...bandTitles,
  budgetsRaised: { zh: '高于默认值', en: 'Above the default' },
  budgetsUsual: { zh: '恢复为默认值', en: 'Back to the default' },
};

const records: Readonly<Record<string, Bilingual>> = {
  college: { zh: '学校', en: 'College' },
  department: { zh: '院系', en: 'Department' },
  course: terms.course,
  major: terms.major,
  project: terms.project,
  goal: terms.teachingGoal,
};

/** The call or detail of an entry with its record, in words where there are some. */
export function securityDetail({ what, record }: Pick<SecurityEvent, 'what' | 'record'>, language: Language): string {
  const [kind = '', ...id] = record.split(' ');
  const about = [records[kind]?.[language] ?? kind, ...id].join(' ');
  return [details[what]?.[language] ?? what, about].filter((part) => part !== '').join(' · ');
}
