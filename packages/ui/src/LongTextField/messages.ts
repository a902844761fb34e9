import { defineMessages } from '../messages';
import { cancel, close, undo } from '../words';

export const longTextFieldMessages = defineMessages('longTextField', {
  words: { cancel, close, undo },
  en: {
    title: 'Edit text',
    readTitle: 'Full text',
    confirm: 'Done editing',
    stayInField: 'Edit in the field from now on',
    backToWindow: 'Back to the window',
    taken: 'Taken over from the window.',
    dropped: 'What you typed in the window was discarded.',
    undone: 'Undone.',
    stays: 'Long text is edited in the field from now on.',
    redo: 'Redo',
    count: ({ count }: { count: number }) => (count === 1 ? '1 character' : `${count} characters`),
  },
  zh: {
    title: '编辑文本',
    readTitle: '全文',
    confirm: '完成编辑',
    stayInField: '以后直接在字段里编辑',
    backToWindow: '改回窗口编辑',
    taken: '已采用窗口里的文字。',
    dropped: '已放弃窗口里的修改。',
    undone: '已撤销。',
    stays: '以后长文本直接在字段里编辑。',
    redo: '恢复',
    count: ({ count }: { count: number }) => `${count} 个字符`,
  },
});
