import { defineMessages } from '@college/ui/messages';
import { cancel } from '@college/ui/words';

export const reauthenticateMessages = defineMessages('reauthenticate', {
  words: { cancel },
  en: {
    title: 'Confirm that it is you',
    why: 'This changes an account. Enter your own password again; it is then not asked for some minutes.',
    password: 'Your password',
    empty: 'Enter your password.',
    confirm: 'Confirm',
    checking: 'Checking…',
    failed: 'The password could not be checked. What you typed is still here.',
  },
  zh: {
    title: '请确认是您本人',
    why: '此操作会修改账号。请再次输入您本人的密码，之后几分钟内不再询问。',
    password: '您的密码',
    empty: '请填写密码。',
    confirm: '确认',
    checking: '正在核对…',
    failed: '密码没有核对成功，已填的内容仍在。',
  },
});
