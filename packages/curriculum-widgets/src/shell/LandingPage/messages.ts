import { defineMessages } from '@college/ui/messages';

export const landingPageMessages = defineMessages('landing', {
  en: {
    product: 'Curriculum Workbench',
    enter: 'Go to the workbench',
    signIn: 'Sign in',
  },
  zh: {
    product: '课程建设工作台',
    enter: '进入工作台',
    signIn: '登录',
  },
});
