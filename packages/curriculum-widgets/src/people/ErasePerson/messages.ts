import { formerMember } from '@college/curriculum-model';
import { defineMessages } from '@college/ui/messages';
import { cancel } from '@college/ui/words';

/** Built-in text of `ErasePerson`. */
export const erasePersonMessages = defineMessages('erasePerson', {
  words: { cancel },
  en: {
    title: ({ name }: { name: string }) => `Delete the personal data of ${name}?`,
    final: 'This cannot be undone. Who has only left, and might come back, is better disabled.',
    removed: 'Deleted',
    kept: `Stays, under the name “${formerMember.en}”`,
    counted: ({ title, count }: { title: string; count: number }) => `${title} (${count})`,
    reason: ({ title, why }: { title: string; why: string }) => `${title}: ${why}`,
    nothingKept: 'Nothing: this person has written and changed nothing.',
    elsewhere:
      'Names that somebody typed, such as those of lecturers in a syllabus, stay where they are. Backups hold the data until they are removed themselves.',
    confirm: ({ email }: { email: string }) => `To confirm, enter ${email}`,
    confirmLabel: 'E-mail address of this person',
    loading: 'Looking for what is stored about this person',
    failed: 'What is stored about this person could not be loaded',
    act: 'Delete personal data',
    acting: 'Deleting…',
    refused: 'Nothing was deleted.',
  },
  zh: {
    title: ({ name }) => `删除${name}的个人数据？`,
    final: '删除后无法恢复。如果此人只是离开、可能回来，请改为停用账号。',
    removed: '将删除',
    kept: `将保留，署名改为「${formerMember.zh}」`,
    counted: ({ title, count }) => `${title}（${count}）`,
    reason: ({ title, why }) => `${title}：${why}`,
    nothingKept: '没有：此人没有写过或改过任何内容。',
    elsewhere: '手工填写的姓名（例如教学大纲中的教师）不受影响。备份在被清除之前仍含有这些数据。',
    confirm: ({ email }) => `请输入 ${email} 以确认`,
    confirmLabel: '此人的邮箱',
    loading: '正在查找与此人有关的数据',
    failed: '没有取到与此人有关的数据',
    act: '删除个人数据',
    acting: '正在删除…',
    refused: '没有删除任何数据。',
  },
});
