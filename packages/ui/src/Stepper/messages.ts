import { defineMessages } from '../messages';

/** Spoken words of `Stepper`. */
export const stepperMessages = defineMessages('stepper', {
  en: { label: 'Steps', done: 'Done: ' },
  zh: { label: '步骤', done: '已完成：' },
});
