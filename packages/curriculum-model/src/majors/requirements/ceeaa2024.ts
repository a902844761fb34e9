import type { Bilingual } from '../../language';

/** Headings of the eleven graduation requirements of the CEEAA criteria, revision of April 2024. */
export const ceeaa2024Headings = [
  { zh: '工程知识', en: 'Engineering knowledge' },
  { zh: '问题分析', en: 'Problem analysis' },
  { zh: '设计/开发解决方案', en: 'Design/development of solutions' },
  { zh: '研究', en: 'Investigation' },
  { zh: '使用现代工具', en: 'Modern tool usage' },
  { zh: '工程与可持续发展', en: 'The engineer and sustainable development' },
  { zh: '工程伦理和职业规范', en: 'Engineering ethics and professional norms' },
  { zh: '个人与团队', en: 'Individual and teamwork' },
  { zh: '沟通', en: 'Communication' },
  { zh: '项目管理', en: 'Project management' },
  { zh: '终身学习', en: 'Lifelong learning' },
] as const satisfies readonly Bilingual[];
