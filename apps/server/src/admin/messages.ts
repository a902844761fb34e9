import type { Bilingual } from '@college/curriculum-model';

/** Messages of the command, bilingual because the preferred language is not known. */
export const adminMessages = {
  usage: {
    zh: '创建第一个管理员，为学校管理者重设密码（账号已停用的同时启用），或停用离任管理员的账号。\n\n  npm run admin:create -- --email 邮箱 --name 用户名 [--college 学校名称]\n  npm run admin:create -- --reset --email 邮箱\n  npm run admin:create -- --disable --email 邮箱\n\n缺少的内容会逐项询问。密码不接受命令行参数，请在提示后输入，或通过环境变量 ADMIN_PASSWORD 或标准输入提供。',
    en: 'Creates the first administrator, gives a college manager a new password (and enables a disabled account), or disables the account of one who left.\n\n  npm run admin:create -- --email ADDRESS --name NAME [--college NAME OF THE COLLEGE]\n  npm run admin:create -- --reset --email ADDRESS\n  npm run admin:create -- --disable --email ADDRESS\n\nWhat is missing is asked for. The password is never an argument: type it when asked, or give it as ADMIN_PASSWORD or on standard input.',
  },
  askEmail: { zh: '邮箱', en: 'E-mail address' },
  askName: { zh: '用户名', en: 'User name' },
  askCollege: { zh: '学校名称', en: 'Name of the college' },
  askPassword: { zh: '密码（输入时不显示）', en: 'Password (not shown)' },
  askPasswordAgain: { zh: '再次输入密码', en: 'The password again' },
  passwordsDiffer: { zh: '两次输入的密码不一致。', en: 'The two passwords differ.' },
  emailWrong: { zh: '邮箱格式不正确。', en: 'The e-mail address is not valid.' },
  emailTaken: { zh: '该邮箱已被使用。', en: 'This e-mail address is in use already.' },
  nameTaken: { zh: '该用户名已被其他账号使用。', en: 'This name belongs to another account already.' },
  nameEmpty: { zh: '用户名不能为空，且最多 200 个字符。', en: 'The user name cannot be empty or longer than 200 characters.' },
  collegeEmpty: {
    zh: '学校名称不能为空，且最多 200 个字符。',
    en: 'The name of the college cannot be empty or longer than 200 characters.',
  },
  administratorExists: {
    zh: '这所学校已有管理员，请由该管理员在用户管理中添加其他用户。',
    en: 'This college has an administrator already. That person adds others under “People”.',
  },
  created: { zh: '管理员已创建。请用此邮箱和密码登录。', en: 'The administrator was created. Sign in with this address and password.' },
  reset: {
    zh: '新密码已设置，账号可以登录，之前的登录均已结束。',
    en: 'The new password is set and the account may sign in; earlier sign-ins have ended.',
  },
  disabled: { zh: '账号已停用，之前的登录均已结束。', en: 'The account is disabled; earlier sign-ins have ended.' },
  lastAdministrator: {
    zh: '这是学校里唯一可以登录的管理员，不能停用。请先由该管理员添加另一位学校管理者。',
    en: 'This is the only manager of the college who can sign in. Have another college manager added before you disable this account.',
  },
  notAdministrator: { zh: '没有使用该邮箱的学校管理者。', en: 'No college manager has this e-mail address.' },
  failed: { zh: '没有保存任何内容。', en: 'Nothing was saved.' },
  unknownOption: { zh: '无法识别的参数：', en: 'Unknown option: ' },
} satisfies Record<string, Bilingual>;

/** Both languages, one under the other. */
export function inBothLanguages({ zh, en }: Bilingual): string {
  return `${zh}\n${en}`;
}
