import * as domainTerms from '@college/curriculum-model/terms';
import { defineMessages } from '@college/ui/messages';
import { clearFilters, discardChanges, noSearchResults, save, saving } from '@college/ui/words';

/** What is usual, and who says so. */
interface Usual {
  value: string;
  origin: string;
}

/** Built-in text of `RuleSettings`. */
export const ruleSettingsMessages = defineMessages('ruleSettings', {
  words: { undo: discardChanges, clearFilter: clearFilters, title: domainTerms.rules, save, saving, noSearchResults },
  en: {
    hint: 'They hold for all majors of the college. Errors stop the last step of a review and publishing; no rule ever stops a save.',
    departmentHint: 'They hold for the majors of the department, over what the college set. A major may set them otherwise for itself.',
    majorHint: 'They hold for all editions of the major, over what the college and the department set.',
    loading: 'Loading the rules',
    failed: 'The rules could not be loaded',
    search: 'Find rules',
    searchPlaceholder: 'Name, reason or id',
    ownOnly: ({ count }: { count: number }) => `Changed by the college (${count})`,
    setHere: ({ count }: { count: number }) => `Set here (${count})`,
    byItself: 'Default',
    theCollege: 'The college',
    theDepartment: 'The department',
    fromCollege: 'From the college',
    fromDepartment: 'From the department',
    resetAll: 'Reset all…',
    resetAllTitle: 'Reset all rules?',
    resetHereHint: ({ count }: { count: number }) =>
      `${count === 1 ? '1 rule is' : `${count} rules are`} again as the wider settings say. It takes effect when you save.`,
    resetAllHint: ({ count }: { count: number }) =>
      `The catalogue’s level and thresholds come back for ${count === 1 ? '1 rule' : `${count} rules`}. It takes effect when you save.`,
    confirmReset: 'Reset',
    reset: 'Reset',
    resetOf: ({ rule }: { rule: string }) => `Reset: ${rule}`,
    switchOf: ({ rule }: { rule: string }) => `Check: ${rule}`,
    levelOf: ({ rule }: { rule: string }) => `Level: ${rule}`,
    follow: 'Inherit',
    followOf: ({ rule }: { rule: string }) => `Inherit: ${rule}`,
    followAll: 'Inherit all…',
    followAllTitle: 'Inherit all rules?',
    off: 'Off',
    usually: ({ value, origin }: Usual) => `${origin}: ${value}`,
    listHint: ({ value, origin }: Usual) => `${origin}: ${value}. Separate them with commas.`,
    noneNamed: 'none',
    saved: 'Rules saved',
    conflictTitle: 'Somebody else changed the same rules',
  },
  zh: {
    hint: '对本校所有专业生效。错误阻止评审的最后一步和发布，任何规则都不会阻止保存。',
    departmentHint: '对本院系的专业生效，没有设置的沿用学校的设置；专业可以另行设置。',
    majorHint: '对本专业的所有版本生效，没有设置的沿用学校和院系的设置。',
    loading: '正在载入检查规则',
    failed: '没有取到检查规则',
    search: '查找规则',
    searchPlaceholder: '名称、原因或编号',
    ownOnly: ({ count }) => `学校改过的（${count}）`,
    setHere: ({ count }) => `本级改过的（${count}）`,
    byItself: '默认',
    theCollege: '学校',
    theDepartment: '院系',
    fromCollege: '来自学校',
    fromDepartment: '来自院系',
    resetAll: '全部恢复默认…',
    resetAllTitle: '全部恢复默认？',
    resetHereHint: ({ count }) => `${count} 条规则将沿用上一级的设置，保存后生效。`,
    resetAllHint: ({ count }) => `${count} 条规则将恢复默认的级别和阈值，保存后生效。`,
    confirmReset: '恢复默认',
    reset: '恢复默认',
    resetOf: ({ rule }) => `恢复默认：${rule}`,
    switchOf: ({ rule }) => `检查：${rule}`,
    levelOf: ({ rule }) => `级别：${rule}`,
    follow: '沿用上一级',
    followOf: ({ rule }) => `沿用上一级：${rule}`,
    followAll: '全部沿用上一级…',
    followAllTitle: '全部沿用上一级？',
    off: '关闭',
    usually: ({ value, origin }) => `${origin}：${value}`,
    listHint: ({ value, origin }) => `${origin}：${value}。用逗号或顿号分隔。`,
    noneNamed: '无',
    saved: '检查规则已保存',
    conflictTitle: '其他人改了同样的规则',
  },
});
