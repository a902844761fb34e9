/** Words of the playground's panel; the manager has none of the widgets' means to word itself. */
export const playgroundWords = {
  en: {
    intro:
      'Change what the port of this story replies, how late it does and how it fails. The address of this page keeps your changes: copy it to share them.',
    start: 'Start the playground',
    stop: 'Stop the playground',
    none: 'This story calls no port.',
    delay: (call: string) => `Delay of ${call}`,
    fault: (call: string) => `Failure of ${call}`,
    reply: (call: string) => `Reply of ${call}`,
    apply: (call: string) => `Apply the reply of ${call}`,
    parts: (call: string) => `Parts of the reply of ${call}`,
    partsHint:
      'This reply comes in parts, one entry of the list each. Entries that are added or taken out make the list come instead of the story’s own parts; a failure then follows the last one. The delay is before each part.',
    reset: (call: string) => `Put ${call} back`,
    notCalled: 'Not called yet.',
    wrong: 'This is no JSON.',
    wrongParts: 'This is no list in JSON.',
    delays: ['At once', '0.5 s', '2 s', '10 s'],
    faults: { none: 'Succeeds', error: 'Server error', offline: 'Offline', 'signed-out': 'Sign-in lost' },
  },
  zh: {
    intro: '可以修改这个 story 的数据端口返回的内容、延迟和失败方式。修改保存在本页地址中，复制地址即可分享。',
    start: '开始试验',
    stop: '停止试验',
    none: '这个 story 不调用数据端口。',
    delay: (call: string) => `${call} 的延迟`,
    fault: (call: string) => `${call} 的失败方式`,
    reply: (call: string) => `${call} 返回的内容`,
    apply: (call: string) => `应用 ${call} 返回的内容`,
    parts: (call: string) => `${call} 分段返回的内容`,
    partsHint:
      '内容分段返回，列表的每一项是一段。增减项目后，由该列表代替 story 自己的各段；此时所选的失败发生在最后一段之后。延迟在每一段之前。',
    reset: (call: string) => `还原 ${call}`,
    notCalled: '尚未调用。',
    wrong: '这不是 JSON。',
    wrongParts: '这不是 JSON 列表。',
    delays: ['立即', '0.5 秒', '2 秒', '10 秒'],
    faults: { none: '成功', error: '服务器错误', offline: '断网', 'signed-out': '登录失效' },
  },
};

export type PlaygroundWords = (typeof playgroundWords)['en'];
