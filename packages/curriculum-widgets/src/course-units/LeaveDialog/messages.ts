import { defineMessages } from '@college/ui/messages';

/** Built-in text of `LeaveDialog`. */
export const leaveDialogMessages = defineMessages('leaveDialog', {
  en: {
    title: 'Leave without saving?',
    changes: ({ count }: { count: number }) => `${count === 1 ? '1 change is' : `${count} changes are`} not saved and will be lost.`,
    newUnit: 'This new course unit was never saved. It will be deleted with everything filled in here.',
    stay: 'Stay here',
    leave: 'Leave without saving',
    saveAndLeave: 'Save and leave',
    saving: 'Saving the course unit',
  },
  zh: {
    title: '不保存就离开？',
    changes: ({ count }) => `有 ${count} 处修改没有保存，离开后会丢失。`,
    newUnit: '这个新课程单元还没有保存过，离开后会连同已填写的内容一起删除。',
    stay: '留在此页',
    leave: '不保存并离开',
    saveAndLeave: '保存并离开',
    saving: '正在保存课程单元',
  },
});
