import { defineMessages } from '@college/ui/messages';

/** Built-in text of `Presence`. */
export const presenceMessages = defineMessages('presence', {
  words: {},
  en: {
    title: 'Also here',
    others: ({ count, names }: { count: number; names: string }) =>
      count === 1 ? `Also here: ${names}` : `${count} others are here: ${names}`,
    between: ', ',
    more: ({ count }: { count: number }) => `+${count}`,
    reader: ({ name }: { name: string }) => `${name} (you, in another window)`,
    reading: 'Reading',
    editing: 'Editing',
    editingPlace: ({ place }: { place: string }) => `Editing ${place}`,
    came: ({ names }: { names: string }) => `Now here: ${names}.`,
    left: ({ names }: { names: string }) => `No longer here: ${names}.`,
    cut: 'Connection lost: who is here and what others save is not shown.',
  },
  zh: {
    title: '同时在场',
    others: ({ count, names }) => `另有 ${count} 人在场：${names}`,
    between: '、',
    more: ({ count }) => `+${count}`,
    reader: ({ name }) => `${name}（您，在另一个窗口）`,
    reading: '正在查看',
    editing: '正在编辑',
    editingPlace: ({ place }) => `正在编辑 ${place}`,
    came: ({ names }) => `${names} 来了。`,
    left: ({ names }) => `${names} 离开了。`,
    cut: '连接中断，暂不显示在场的人和他人保存的内容。',
  },
});
