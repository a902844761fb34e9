import { defineMessages } from '@college/ui/messages';

export const landingPageMessages = defineMessages('landing', {
  en: {
    product: 'Curriculum Workbench',
    motto: 'From graduation requirements down to every point, three matrices in one place.',
    enter: 'Go to the workbench',
    signIn: 'Sign in',
  },
  zh: {
    product: '课程建设工作台',
    motto: '从毕业要求到每一个课点，三级矩阵一处编辑。',
    enter: '进入工作台',
    signIn: '登录',
  },
});
