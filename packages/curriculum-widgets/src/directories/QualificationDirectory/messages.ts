import { defineMessages } from '@college/ui/messages';
import { close, noData } from '@college/ui/words';

export const qualificationDirectoryMessages = defineMessages('qualificationDirectory', {
  words: { empty: noData, close },
  en: {
    title: 'Qualifications',
    facts: ({ count }: { count: string }) => `${count} ${count === '1' ? 'qualification' : 'qualifications'}`,
    found: ({ count }: { count: string }) => `${count} found`,
    search: 'Qualification name',
    name: 'Name',
    department: 'Implementing department',
    category: 'Qualification category',
    basis: 'Basis',
    admission: 'Admission class',
    level: 'Level evaluation class',
    emptyHint: 'The directory has no qualifications yet.',
    noHit: ({ keyword }: { keyword: string }) => `No qualification has “${keyword}” in its name.`,
    failed: 'The qualifications could not be loaded',
    keys: 'Click a row, or press Enter on it, to read it in full.',
    newTab: '(opens in a new tab)',
    unknown: 'Not recorded',
  },
  zh: {
    title: '职业资格',
    facts: ({ count }) => `共 ${count} 项`,
    found: ({ count }) => `找到 ${count} 项`,
    search: '资格名称',
    name: '资格名称',
    department: '实施部门',
    category: '资格类别',
    basis: '设定依据',
    admission: '准入类',
    level: '水平评价类',
    emptyHint: '目录里还没有职业资格。',
    noHit: ({ keyword }) => `没有名称含「${keyword}」的职业资格。`,
    failed: '没有取到职业资格',
    keys: '单击一行，或在行上按 Enter，可以看全文。',
    newTab: '（在新标签页打开）',
    unknown: '未收录',
  },
});

export type QualificationDirectoryText = typeof qualificationDirectoryMessages.en;
