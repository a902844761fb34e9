import type { Bilingual } from '../language';

/** What is wrong with a value, without the field's name. */
export const fieldMessages = {
  required: (): Bilingual => ({ zh: '不能为空', en: 'cannot be empty' }),
  missing: (): Bilingual => ({ zh: '缺失', en: 'is missing' }),
  wrongKind: (): Bilingual => ({ zh: '格式不正确', en: 'has the wrong form' }),
  notNumber: (): Bilingual => ({ zh: '必须是数字', en: 'must be a number' }),
  decimals: (): Bilingual => ({ zh: '最多两位小数', en: 'must have at most two decimals' }),
  notWhole: (): Bilingual => ({ zh: '必须是整数', en: 'must be a whole number' }),
  tooLong: ({ max }: { max: number }): Bilingual => ({ zh: `最多 ${max} 个字符`, en: `must have at most ${max} characters` }),
  tooShort: ({ min }: { min: number }): Bilingual => ({ zh: `至少 ${min} 个字符`, en: `must have at least ${min} characters` }),
  tooBig: ({ max }: { max: number }): Bilingual => ({ zh: `不能大于 ${max}`, en: `must not be above ${max}` }),
  tooSmall: ({ min }: { min: number }): Bilingual => ({ zh: `不能小于 ${min}`, en: `must not be below ${min}` }),
  tooMany: ({ max }: { max: number }): Bilingual => ({ zh: `最多 ${max} 项`, en: `must have at most ${max} entries` }),
  tooFew: ({ min }: { min: number }): Bilingual => ({ zh: `至少 ${min} 项`, en: `must have at least ${min} entries` }),
  notEmail: (): Bilingual => ({ zh: '不是有效的邮箱地址', en: 'is not an e-mail address' }),
  notTime: (): Bilingual => ({ zh: '不是有效的时间', en: 'is not a valid time' }),
  unstorable: (): Bilingual => ({ zh: '含有无法保存的字符', en: 'has a character that cannot be stored' }),
  notChoice: (): Bilingual => ({ zh: '不在可选范围内', en: 'is not one of the choices' }),
  jsonList: (): Bilingual => ({ zh: '不是有效的列表', en: 'is not a valid list' }),
  plainPassword: (): Bilingual => ({ zh: '过于简单，容易被猜到', en: 'is too easy to guess' }),
  zeroId: (): Bilingual => ({ zh: '不能为 0', en: 'must not be 0' }),
  imageKind: (): Bilingual => ({ zh: '必须是 jpg 或 png', en: 'must be jpg or png' }),
  notWebLink: (): Bilingual => ({
    zh: '只能是以 http:// 或 https:// 开头的网址',
    en: 'must be an address that begins with http:// or https://',
  }),
  imageSize: (): Bilingual => ({ zh: '不能超过10M', en: 'must not exceed 10M' }),
};
