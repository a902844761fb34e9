import type { Bilingual } from '@college/curriculum-model';

/** Success messages of calls (core §8, spelling included). */
export const successMessages = {
  uploaded: { zh: '上传成功', en: 'Uplaod Successfully' },
  saved: { zh: '保存成功', en: 'Save Successfully' },
  deleted: { zh: '删除成功', en: 'Delete Successfully' },
  updated: { zh: '更新成功', en: 'Update Successfully' },
  courseDeleted: { zh: '删除课程成功', en: 'course deleted' },
} as const satisfies Record<string, Bilingual>;
