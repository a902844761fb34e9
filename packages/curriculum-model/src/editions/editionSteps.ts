import type { CopyStepMessage } from '../copy';
import type { Bilingual } from '../language';

/** What is done while a draft is made, in its order. */
export type EditionStep =
  | { name: 'check' }
  /** Courses that are copied, of all. */
  | { name: 'courses'; copied: number; total: number }
  | { name: 'base' }
  /** Only of a draft that begins with another edition. */
  | { name: 'origin' }
  | { name: 'done' };

/** The message of a finished step; `no` counts the messages from 1. */
export function editionStepMessage(step: EditionStep, no: number): CopyStepMessage {
  return { no, percent: percentOf(step), message: messageOf(step) };
}

function percentOf(step: EditionStep): number {
  if (step.name !== 'courses') return { check: 5, base: 95, origin: 98, done: 100 }[step.name];
  return step.total === 0 ? 85 : Math.round(10 + (75 * step.copied) / step.total);
}

function messageOf(step: EditionStep): Bilingual {
  switch (step.name) {
    case 'check':
      return { zh: '已检查权限与数量上限', en: 'Rights and limits checked' };
    case 'courses':
      return {
        zh: `已复制毕业要求与课程（${step.copied}/${step.total}）`,
        en: `Requirements and courses copied (${step.copied} of ${step.total})`,
      };
    case 'base':
      return { zh: '已保存基线', en: 'Base stored' };
    case 'origin':
      return { zh: '已换成所选版本的内容', en: 'Content of the chosen edition written' };
    case 'done':
      return { zh: '已创建', en: 'Created' };
  }
}
