import { defineMessages } from '@college/ui/messages';
import { cancel } from '@college/ui/words';

export const reauthenticateMessages = defineMessages('reauthenticate', {
  words: { cancel },
  en: {
    title: 'Confirm that it is you',
    why: 'This changes an account. Enter your own password again; it is then not asked for some minutes.',
    whyThere:
      'This changes an account. You signed in with the single sign-on of the campus: it asks for your password there and leads back to this page. What is not saved here has to be entered again.',
    goThere: 'Go to the single sign-on',
    password: 'Your password',
    empty: 'Enter your password.',
    confirm: 'Confirm',
    checking: 'Checking…',
    failed: 'The password could not be checked. What you typed is still here.',
  },
  zh: {
    title: '请确认是您本人',
    why: '此操作会修改账号。请再次输入您本人的密码，之后几分钟内不再询问。',
    whyThere: '此操作会修改账号。您是通过统一身份认证登录的：请在那里再次输入密码，之后会回到本页。本页尚未保存的内容需要重新填写。',
    goThere: '前往统一身份认证',
    password: '您的密码',
    empty: '请填写密码。',
    confirm: '确认',
    checking: '正在核对…',
    failed: '密码没有核对成功，已填的内容仍在。',
  },
});
