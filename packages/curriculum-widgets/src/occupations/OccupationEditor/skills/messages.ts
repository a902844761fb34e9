import { defineMessages } from '@college/ui/messages';
import {
  cancel,
  close,
  deletedSuccessfully,
  deleting,
  discard,
  nameInChinese,
  nameInEnglish,
  noData,
  savedSuccessfully,
  saving,
} from '@college/ui/words';

interface Named {
  name: string;
}

export const skillsDialogMessages = defineMessages('occupationSkills', {
  words: {
    none: noData,
    saving,
    saved: savedSuccessfully,
    cancel,
    close,
    deleting,
    deleted: deletedSuccessfully,
    leave: discard,
    name: nameInChinese,
    english: nameInEnglish,
  },
  en: {
    title: 'Skills',
    intro: 'The skills from which all occupation records of your college choose. What is changed here is stored at once.',
    loading: 'Loading the skills',
    failed: 'The skills could not be loaded',
    noneHint: 'Add the first skill, such as a field of work; narrower skills go below it.',
    list: 'Skills',
    add: 'Add a skill',
    addBelow: ({ name }: Named) => `Add a skill below ${name}`,
    edit: ({ name }: Named) => `Edit ${name}`,
    remove: ({ name }: Named) => `Delete ${name}`,
    newSkill: 'New skill',
    editing: ({ name }: Named) => `Edit ${name}`,
    nameEmpty: 'Write the name of the skill.',
    parent: 'Below',
    top: 'At the top',
    circle: 'is this skill or below it',
    save: 'Save the skill',
    confirm: 'Delete the skill',
    leaveTitle: 'Discard what you typed?',
    leaveLoss: 'The skill you are editing has not been saved.',
    stay: 'Keep editing',
    loss: ({ count }: { count: number }) =>
      count === 0
        ? 'A skill that occupation records use is not deleted.'
        : `With it ${count === 1 ? 'goes the skill' : `go the ${count} skills`} below it. Skills that occupation records use are not deleted.`,
  },
  zh: {
    title: '技能目录',
    intro: '本校所有职业记录都从这里选择技能，修改后立即生效。',
    loading: '正在载入技能目录',
    failed: '没有取到技能目录',
    noneHint: '先添加一个技能领域，再在其下添加具体技能。',
    list: '技能',
    add: '添加技能',
    addBelow: ({ name }) => `在${name}下添加技能`,
    edit: ({ name }) => `编辑${name}`,
    remove: ({ name }) => `删除${name}`,
    newSkill: '新技能',
    editing: ({ name }) => `编辑${name}`,
    nameEmpty: '请填写技能名称。',
    parent: '上级技能',
    top: '不设上级',
    circle: '是本技能或其下级',
    save: '保存技能',
    confirm: '删除技能',
    leaveTitle: '放弃填写的内容？',
    leaveLoss: '正在编辑的技能还没有保存。',
    stay: '继续编辑',
    loss: ({ count }) =>
      count === 0 ? '职业记录正在使用的技能不会被删除。' : `将一并删除其下 ${count} 项技能；职业记录正在使用的技能不会被删除。`,
  },
});
