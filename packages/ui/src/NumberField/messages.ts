import { defineMessages } from '../messages';

export const numberFieldMessages = defineMessages('numberField', {
  en: {
    unreadable: 'This is not a number. Use digits only, such as 48.',
    tooSmall: ({ limit }: { limit: string }) => `The number must be ${limit} or more.`,
    tooLarge: ({ limit }: { limit: string }) => `The number must be ${limit} or less.`,
    tooPrecise: ({ limit }: { limit: string }) =>
      limit === '0' ? 'Write a whole number.' : `Write at most ${limit} digits after the decimal point.`,
  },
  zh: {
    unreadable: '这不是数字，请只填写数字，例如 48。',
    tooSmall: ({ limit }: { limit: string }) => `不能小于 ${limit}。`,
    tooLarge: ({ limit }: { limit: string }) => `不能大于 ${limit}。`,
    tooPrecise: ({ limit }: { limit: string }) => (limit === '0' ? '请填写整数。' : `小数最多 ${limit} 位。`),
  },
});
