import { defineMessages } from '@college/ui/messages';

export const campusDoorMessages = defineMessages('campusDoor', {
  en: {
    ways: 'Single sign-on',
    provider: ({ name }: { name: string }) => `Sign in with ${name}`,
    or: 'or with a password',
    emergency: 'Sign in with the emergency account',
    failed: 'The sign-in did not go through. Sign in again.',
    otherWay: 'Sign in another way',
  },
  zh: {
    ways: '统一身份认证',
    provider: ({ name }) => `使用${name}登录`,
    or: '或使用密码登录',
    emergency: '使用应急账号登录',
    failed: '登录没有成功，请重新登录。',
    otherWay: '使用其他方式登录',
  },
});
