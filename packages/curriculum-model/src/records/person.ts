import { textLimits } from '../fields/textLimits';
import type { FieldTable } from './fieldTable';

/** The longest name that a person takes. */
export const userNameLimit = 60;

const text = { kind: 'text', isRequired: true, isTranslated: true, isInHistory: false } as const;
const line = { ...text, maxLength: textLimits.title } as const;
const own = { kind: 'own', isRequired: true, isInHistory: false } as const;
const name = { zh: '姓名', en: 'Name' } as const;

/** A person's profile, in the order of its form (reference §2.10); every field is required. */
export const profileFields = {
  userName: { ...text, maxLength: userNameLimit, label: name },
  avatar: { ...own, label: { zh: '头像', en: 'Avatar' } },
  introduction: { ...text, maxLength: textLimits.paragraph, label: { zh: '个人简介', en: 'Personal intro' } },
  /** Where the person works (decision 131). */
  collegeName: { ...line, label: { zh: '所在院系', en: 'Department' } },
  major: { ...line, label: { zh: '任教专业', en: 'Major taught' } },
  job: { ...line, label: { zh: '职称', en: 'Job title' } },
  contactEmail: { ...own, label: { zh: '联系邮箱', en: 'Contact e-mail' } },
} as const satisfies FieldTable;

/** What a manager says of a person who shall sign in (core §7), in the order of the columns of a list. */
export const accountFields = {
  userName: { ...text, maxLength: userNameLimit, label: { zh: '用户名', en: 'User name' } },
  email: { ...own, label: { zh: '邮箱', en: 'E-mail' } },
  permissionId: { ...own, label: { zh: '权限编号', en: 'Permission' }, shortLabel: { zh: '权限', en: 'Permission' } },
  relativeId: { ...own, label: { zh: '权限范围', en: 'Scope of the permission' }, shortLabel: { zh: '范围', en: 'Scope' } },
  password: { ...own, isRequired: false, label: { zh: '密码', en: 'Password' } },
} as const satisfies FieldTable;
