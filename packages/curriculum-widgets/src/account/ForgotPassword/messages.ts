import { accountFields } from '@college/curriculum-model';
import { sending } from '@college/ui/words';
import * as domainTerms from '@college/curriculum-model/terms';
import { defineMessages } from '@college/ui/messages';

export const forgotPasswordMessages = defineMessages('forgotPassword', {
  words: { email: accountFields.email.label, product: domainTerms.productName, sending },
  en: {
    title: 'Forgotten password',
    lead: 'Enter the e-mail address of your account. You will receive a link to choose a new password.',
    emailEmpty: 'Enter your e-mail address.',
    notEmail: 'This is not an e-mail address. It looks like name@college.example.',
    send: 'Send the link',
    sentTitle: 'Look into your mail',
    sent: ({ email }: { email: string }) =>
      `If ${email} belongs to an account, we have sent an e-mail with a link. The link works once and for a limited time.`,
    noMail: 'No e-mail after a few minutes? Check your spam folder, or ask your college administrator, who can give you the link.',
    again: 'Send it again',
    toSignIn: 'Back to the sign-in',
    resetTitle: 'New password',
    resetLead: 'All sign-ins of this account end when the new password is set.',
    set: 'Set the password',
    setting: 'Setting…',
    isSet: 'The new password is set. Sign in with it.',
    newLink: 'Ask for a new link',
    failed: 'It did not go through. What you typed is still here.',
  },
  zh: {
    title: '忘记密码',
    lead: '请填写账号的邮箱，我们会发送一个链接，打开后即可设置新密码。',
    emailEmpty: '请填写邮箱。',
    notEmail: '这不是有效的邮箱地址，应形如 name@college.example。',
    send: '发送链接',
    sentTitle: '请查收邮件',
    sent: ({ email }) => `如果 ${email} 属于某个账号，带链接的邮件已经发出。链接只能使用一次，并在一段时间后失效。`,
    noMail: '几分钟后仍没有收到？请查看垃圾邮件，或联系学校管理者，由其把链接转交给您。',
    again: '重新发送',
    toSignIn: '返回登录',
    resetTitle: '设置新密码',
    resetLead: '设置后，这个账号的所有登录都会退出。',
    set: '设置密码',
    setting: '正在设置…',
    isSet: '新密码已生效，请用新密码登录。',
    newLink: '重新申请链接',
    failed: '没有成功，已填的内容仍在。',
  },
});
