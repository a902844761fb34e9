import { defineMessages } from '@college/ui/messages';
import { signIn } from '@college/ui/words';

export const landingPageMessages = defineMessages('landing', {
  words: { signIn },
  en: {
    product: 'Curriculum Workbench',
    enter: 'Go to the workbench',
  },
  zh: {
    product: '课程建设工作台',
    enter: '进入工作台',
  },
});
