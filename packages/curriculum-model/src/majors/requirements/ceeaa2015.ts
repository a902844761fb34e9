import type { Bilingual } from '../../language';

/** Headings of the twelve graduation requirements of the CEEAA criteria, editions of 2015 to 2022. */
export const ceeaa2015Headings = [
  { zh: '工程知识', en: 'Engineering knowledge' },
  { zh: '问题分析', en: 'Problem analysis' },
  { zh: '设计/开发解决方案', en: 'Design/development of solutions' },
  { zh: '研究', en: 'Investigation (Research)' },
  { zh: '使用现代工具', en: 'Modern tool usage' },
  { zh: '工程与社会', en: 'The engineer and society' },
  { zh: '环境和可持续发展', en: 'Environment and sustainability' },
  { zh: '职业规范', en: 'Ethics (professional norms)' },
  { zh: '个人和团队', en: 'Individual and teamwork' },
  { zh: '沟通', en: 'Communication' },
  { zh: '项目管理', en: 'Project management and finance' },
  { zh: '终身学习', en: 'Lifelong learning' },
] as const satisfies readonly Bilingual[];
