import type { CampusFault } from '../campus-sign-in/campusSignIn';
import type { Bilingual } from '../language';

/** Why a sign-in at a provider of the campus led to none here, and what to do about it. */
export const campusFaults: Readonly<Record<CampusFault, Bilingual>> = {
  providerOff: { zh: '该登录方式已停用，请选择其他方式登录。', en: 'This way to sign in is switched off. Choose another one.' },
  providerAway: {
    zh: '学校的统一身份认证暂时无法访问，请稍后再试。',
    en: 'The single sign-on of the campus cannot be reached at the moment. Try again later.',
  },
  wrongState: {
    zh: '这次登录已过期，或不是在此浏览器中开始的，请重新登录。',
    en: 'This sign-in has expired or did not begin in this browser. Sign in again.',
  },
  refused: {
    zh: '统一身份认证没有确认您的身份，请重新登录。如仍不成功，请联系学校管理者。',
    en: 'The single sign-on of the campus did not confirm who you are. Sign in again; if that fails too, ask a manager of the college.',
  },
  cancelled: { zh: '您取消了登录。', en: 'You cancelled the sign-in.' },
  noAccount: {
    zh: '您在工作台没有账号，请联系您的院系或学校管理者。',
    en: 'You have no account here. Ask the manager of your department or college.',
  },
  addressNotVerified: {
    zh: '您的邮箱已有账号，但统一身份认证没有说明该邮箱经过验证，因此未能登录。请联系学校管理者。',
    en: 'There is an account with your e-mail address, but the single sign-on of the campus does not say that the address is verified. Ask a manager of the college.',
  },
  addressTaken: {
    zh: '您的邮箱已属于另一个账号，因此没有为您建立账号。请联系学校管理者。',
    en: 'Your e-mail address belongs to another account, so no account was made for you. Ask a manager of the college.',
  },
  joinedOtherwise: {
    zh: '与您相符的账号已绑定到此登录方式下的另一个身份。请联系学校管理者。',
    en: 'The account that matches you already belongs to another identity of this provider. Ask a manager of the college.',
  },
  bandNotMapped: {
    zh: '您的身份尚未对应任何权限，因此没有为您建立账号。请联系学校管理者。',
    en: 'Your role is not mapped to a permission, so no account was made for you. Ask a manager of the college.',
  },
  departmentNotMapped: {
    zh: '您所在的单位尚未对应任何院系，因此没有为您建立账号。请联系学校管理者。',
    en: 'Your unit is not mapped to a department, so no account was made for you. Ask a manager of the college.',
  },
  detailsMissing: {
    zh: '统一身份认证没有提供您的姓名和邮箱，因此没有为您建立账号。请联系学校管理者。',
    en: 'The single sign-on of the campus did not provide your name and e-mail address, so no account was made for you. Ask a manager of the college.',
  },
  disabled: {
    zh: '该账号已停用，不能登录。如有疑问，请联系您的院系或学校管理者。',
    en: 'This account is disabled and cannot sign in. Ask the manager of your department or college.',
  },
  tooMany: { zh: '尝试次数过多，请 15 分钟后再试。', en: 'Too many tries. Try again in 15 minutes.' },
};

/** Why what a manager set about the sign-in of the campus is not stored, or a code of it is not taken. */
export const campusRefusals = {
  codeDead: { zh: '这次登录已过期，请重新登录。', en: 'This sign-in has expired. Sign in again.' },
  localClosed: {
    zh: '您的学校使用统一身份认证，不能用密码登录。请选择统一身份认证登录。',
    en: 'Your college signs in by the single sign-on of the campus, not by passwords. Choose it on the sign-in page.',
  },
  clientMissing: { zh: 'OpenID Connect 需要填写客户端编号。', en: 'OpenID Connect needs a client ID.' },
  joinAttributeMissing: {
    zh: '请填写用于查找已有账号的属性名称。',
    en: 'Name the attribute by which accounts are found.',
  },
  rowEmpty: (row: number): Bilingual => ({
    zh: `第 ${row} 行没有指定院系，也没有指定权限。`,
    en: `Row ${row} gives neither a department nor a permission.`,
  }),
  departmentUnknown: (row: number): Bilingual => ({
    zh: `第 ${row} 行的院系不存在。`,
    en: `The department of row ${row} does not exist.`,
  }),
  tooManyProviders: (most: number): Bilingual => ({
    zh: `最多可以设置 ${most} 个登录方式。`,
    en: `There may be ${most} providers at most.`,
  }),
  nobodyLeft: {
    zh: '关闭密码登录前，请先启用一种统一身份认证。',
    en: 'Switch a provider on before you switch passwords off.',
  },
  breakGlassWrong: {
    zh: '请选择一个有密码且未停用的学校管理者账号，作为应急账号。',
    en: 'Choose a college manager whose account is enabled and has a password as the emergency account.',
  },
  lastProvider: {
    zh: '密码登录已关闭，这是唯一启用的登录方式。请先恢复密码登录。',
    en: 'Passwords are switched off and this is the only provider that is on. Switch passwords on first.',
  },
} as const satisfies Record<string, Bilingual | ((argument: never) => Bilingual)>;
