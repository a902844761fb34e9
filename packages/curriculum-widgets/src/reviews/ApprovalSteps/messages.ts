import { joinNames } from '@college/curriculum-model';
import { reviewSteps } from '@college/curriculum-model/terms';
import { counted, defineMessages } from '@college/ui/messages';
import { discardChanges, nameInChinese, nameInEnglish, save, saving } from '@college/ui/words';

/** Built-in text of `ApprovalSteps`. */
export const approvalStepsMessages = defineMessages('approvalSteps', {
  words: { undo: discardChanges, title: reviewSteps, save, saving, nameInChinese, nameInEnglish },
  en: {
    hint: 'A draft that is sent to review goes through these steps in order; the last approval merges it. Reviews that run keep the steps with which they were sent.',
    loading: 'Loading the steps',
    failed: 'The steps could not be loaded',
    add: 'Add a step',
    step: ({ number, name }: { number: number; name: string }) => `Step ${number}: ${name}`,
    newStep: 'new',
    who: 'Who decides',
    roles: 'Roles over the major, its courses, its department or the college',
    people: 'People by name',
    addPerson: 'Add a person',
    findPerson: 'Name or e-mail',
    removePerson: ({ name }: { name: string }) => `Remove ${name}`,
    gonePerson: ({ id }: { id: number }) => `Person ${id} (no account any more)`,
    approvals: 'Approvals needed',
    days: 'Days',
    noLimit: 'No limit',
    earlier: ({ name }: { name: string }) => `Move up: ${name}`,
    later: ({ name }: { name: string }) => `Move down: ${name}`,
    remove: ({ name }: { name: string }) => `Remove: ${name}`,
    canDecide: ({ count }: { count: number }) => (count === 1 ? '1 person can decide it.' : `${count} people can decide it.`),
    majorsWithout: ({ count, names }: { count: number; names: readonly string[] }) => {
      const of = count === 1 ? 'it' : 'them';
      if (names.length === 0) return `In ${counted(count, 'major')} too few can: nothing of ${of} can be sent to review.`;
      const more = count > names.length ? ` and ${count - names.length} more` : '';
      return `In ${counted(count, 'major')} too few can: ${joinNames(names, 'en')}${more}. Nothing of ${of} can be sent to review.`;
    },
    saved: 'Steps saved',
    conflictTitle: 'Somebody else changed the steps',
  },
  zh: {
    hint: '送审的修订稿按顺序经过以下步骤，最后一步通过即并入现行版。正在进行的评审沿用送审时的步骤。',
    loading: '正在载入评审步骤',
    failed: '没有取到评审步骤',
    add: '添加步骤',
    step: ({ number, name }) => `第 ${number} 步：${name}`,
    newStep: '新步骤',
    who: '由谁决定',
    roles: '对该专业、其课程、所属院系或学校有以下权限的人',
    people: '指定人员',
    addPerson: '添加人员',
    findPerson: '姓名或邮箱',
    removePerson: ({ name }) => `移除${name}`,
    gonePerson: ({ id }) => `人员 ${id}（已没有账号）`,
    approvals: '需要通过的人数',
    days: '期限（天）',
    noLimit: '不限',
    earlier: ({ name }) => `上移：${name}`,
    later: ({ name }) => `下移：${name}`,
    remove: ({ name }) => `移除：${name}`,
    canDecide: ({ count }) => `有 ${count} 人可以决定。`,
    majorsWithout: ({ count, names }) => {
      if (names.length === 0) return `有 ${count} 个专业能决定的人不够，这些专业的修订稿不能送审。`;
      return `有 ${count} 个专业能决定的人不够：${joinNames(names, 'zh')}${count > names.length ? '等' : ''}。这些专业的修订稿不能送审。`;
    },
    saved: '评审步骤已保存',
    conflictTitle: '其他人改了评审步骤',
  },
});
