import * as domainTerms from '@college/curriculum-model/terms';
import { defineMessages } from '@college/ui/messages';
import { signIn } from '@college/ui/words';

export const loginPageMessages = defineMessages('login', {
  words: { product: domainTerms.productName, title: signIn, submit: signIn },
  en: {
    account: 'E-mail or user name',
    accountEmpty: 'Enter your e-mail or user name.',
    password: 'Password',
    passwordEmpty: 'Enter your password.',
    code: 'Verification code',
    codeHelp: 'The six digits of your authenticator app, or a recovery code.',
    codeEmpty: 'Enter the code.',
    remember: 'Remember the account on this computer',
    submitting: 'Signing in…',
    forgotten: 'Forgotten password',
    askAdministrator: 'Forgotten your password? Ask your college administrator.',
    failed: 'The sign-in did not go through. What you typed is still here.',
    tampered: 'login permission data was changed illegally',
  },
  zh: {
    account: '邮箱或用户名',
    accountEmpty: '请填写邮箱或用户名。',
    password: '密码',
    passwordEmpty: '请填写密码。',
    code: '验证码',
    codeHelp: '身份验证器应用中的 6 位数字，或一个恢复码。',
    codeEmpty: '请填写验证码。',
    remember: '在这台电脑上记住账号',
    submitting: '正在登录…',
    forgotten: '忘记密码',
    askAdministrator: '忘记密码请联系学校管理者。',
    failed: '登录没有成功，已填的内容仍在。',
    tampered: '登录权限数据被非法修改',
  },
});
