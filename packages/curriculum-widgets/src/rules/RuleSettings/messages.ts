import * as domainTerms from '@college/curriculum-model/terms';
import { defineMessages } from '@college/ui/messages';
import { clearFilters, discardChanges, noSearchResults, save, saving } from '@college/ui/words';

/** Built-in text of `RuleSettings`. */
export const ruleSettingsMessages = defineMessages('ruleSettings', {
  words: { undo: discardChanges, clearFilter: clearFilters, title: domainTerms.rules, save, saving, noSearchResults },
  en: {
    hint: 'They hold for all majors of the college. A level says how much a finding weighs; no rule ever stops a save.',
    loading: 'Loading the rules',
    failed: 'The rules could not be loaded',
    search: 'Find rules',
    searchPlaceholder: 'Name, reason or id',
    ownOnly: ({ count }: { count: number }) => `Changed by the college (${count})`,
    resetAll: 'Reset all…',
    resetAllTitle: 'Reset all rules?',
    resetAllHint: ({ count }: { count: number }) =>
      `The catalogue’s level and thresholds come back for ${count === 1 ? '1 rule' : `${count} rules`}. It takes effect when you save.`,
    confirmReset: 'Reset',
    reset: 'Reset',
    resetOf: ({ rule }: { rule: string }) => `Reset: ${rule}`,
    switchOf: ({ rule }: { rule: string }) => `Check: ${rule}`,
    levelOf: ({ rule }: { rule: string }) => `Level: ${rule}`,
    off: 'Off',
    usually: ({ value }: { value: string }) => `Default: ${value}`,
    listHint: ({ value }: { value: string }) => `Default: ${value}. Separate them with commas.`,
    noneNamed: 'none',
    saved: 'Rules saved',
    conflictTitle: 'Somebody else changed the same rules',
  },
  zh: {
    hint: '对本校所有专业生效。级别表示问题的轻重，任何规则都不会阻止保存。',
    loading: '正在载入检查规则',
    failed: '没有取到检查规则',
    search: '查找规则',
    searchPlaceholder: '名称、原因或编号',
    ownOnly: ({ count }) => `学校改过的（${count}）`,
    resetAll: '全部恢复默认…',
    resetAllTitle: '全部恢复默认？',
    resetAllHint: ({ count }) => `${count} 条规则将恢复默认的级别和阈值，保存后生效。`,
    confirmReset: '恢复默认',
    reset: '恢复默认',
    resetOf: ({ rule }) => `恢复默认：${rule}`,
    switchOf: ({ rule }) => `检查：${rule}`,
    levelOf: ({ rule }) => `级别：${rule}`,
    off: '关闭',
    usually: ({ value }) => `默认：${value}`,
    listHint: ({ value }) => `默认：${value}。用逗号或顿号分隔。`,
    noneNamed: '无',
    saved: '检查规则已保存',
    conflictTitle: '其他人改了同样的规则',
  },
});
