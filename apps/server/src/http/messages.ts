import { accessRefusals, changedMeanwhile, requestNaming, versionMissing, type Bilingual } from '@college/curriculum-model';

/** Sentences of the mechanism itself, in both languages. */
export const httpMessages = {
  ...accessRefusals,
  tokenExpired: { zh: '登录已过期，请重新登录。', en: 'Your sign-in has expired. Please sign in again.' },
  demoLimit: { zh: '演示账号不能使用此功能。', en: 'The demo account cannot use this function.' },
  ticketInvalid: {
    zh: '下载链接已失效或已使用，请回到页面重新下载。',
    en: 'This download link has expired or was used before. Go back to the page and download again.',
  },
  versionMissing,
  changedBeforeDeletion: changedMeanwhile.deletion,
  unknownPath: { zh: '没有这个接口。', en: 'There is no such call.' },
  prefetch: { zh: '此操作不支持预取。', en: 'This call changes data and cannot be prefetched.' },
  internal: (requestId: string): Bilingual => ({
    zh: `服务器出现错误，请稍后重试；如仍有问题，请把请求编号告诉管理员。${requestNaming(requestId).zh}`,
    en: `Something went wrong on the server. Try again later; if it stays, give the administrator the request ID.${requestNaming(requestId).en}`,
  }),
  stopping: {
    zh: '服务器正在停止或重新启动，此次请求没有处理，请稍后重试。',
    en: 'The server is stopping or restarting. This request was not begun; try again in a moment.',
  },
  methodNotAllowed: (methods: readonly string[]): Bilingual => ({
    zh: `此接口只接受 ${methods.join('、')} 请求。`,
    en: `This call accepts only ${methods.join(', ')}.`,
  }),
  bodyTooLarge: (limit: string): Bilingual => ({
    zh: `提交的内容过大，不能超过 ${limit}。`,
    en: `What was sent is too large. It must not exceed ${limit}.`,
  }),
  bodyBroken: { zh: '未能完整接收提交的内容，请重试。', en: 'What was sent did not arrive completely. Please try again.' },
  notJson: { zh: '提交的内容不是有效的 JSON。', en: 'What was sent is not valid JSON.' },
  notUtf8: { zh: '提交的内容不是 UTF-8 文本。', en: 'What was sent is not UTF-8 text.' },
  notMultipart: { zh: '请以表单文件的方式上传。', en: 'Send the file as a multipart form.' },
  tooManyParts: { zh: '表单的字段过多。', en: 'The form has too many fields.' },
  wrongContentType: (expected: string): Bilingual => ({
    zh: `内容类型不正确，应为 ${expected}。`,
    en: `The content type is wrong. It must be ${expected}.`,
  }),
  tooDeep: { zh: '提交的内容嵌套过深。', en: 'What was sent is nested too deeply.' },
  badCharacter: (field: Bilingual): Bilingual => ({
    zh: `「${field.zh}」含有无法保存的字符，请删除后重试。`,
    en: `“${field.en}” contains a character that cannot be stored. Remove it and try again.`,
  }),
  badNumber: (field: Bilingual): Bilingual => ({ zh: `「${field.zh}」的数值过大。`, en: `The number in “${field.en}” is too large.` }),
  valueOutOfRange: { zh: '有数值超出了可保存的范围。', en: 'A value is outside the range that can be stored.' },
  repeatedParameter: (field: string): Bilingual => ({
    zh: `参数「${field}」出现了不止一次。`,
    en: `The parameter “${field}” is given more than once.`,
  }),
} as const satisfies Record<string, Bilingual | ((argument: never) => Bilingual)>;
