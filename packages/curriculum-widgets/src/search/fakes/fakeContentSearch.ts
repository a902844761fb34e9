import { filterByKeyword, type SearchHit, type SearchTarget } from '@college/curriculum-model';
import { fn } from 'storybook/test';
import type { ContentSearchSource } from '../ContentSearch';

const chinese: Record<SearchTarget, [title: string, description: string][]> = {
  course: [
    ['数据结构', '介绍线性表、树、图及其算法。'],
    ['离散数学', '集合、关系、图论。'],
  ],
  indicator: [['2.3 能运用图论原理表达复杂工程问题', '2 问题分析']],
  point: Array.from({ length: 8 }, (_, at) => [`图的遍历 ${at + 1}`, '深度优先与广度优先。']),
  ksa: [['K3', '说明图的存储结构。']],
  goal: [['能够用图建立模型并选择算法', '']],
};

const english: typeof chinese = {
  course: [
    ['Data structures', 'Lists, trees, graphs and their algorithms.'],
    ['Discrete mathematics', 'Sets, relations, graph theory.'],
  ],
  indicator: [['2.3 Express complex engineering problems by graphs', '2 Problem analysis']],
  point: Array.from({ length: 8 }, (_, at) => [`Graph traversal ${at + 1}`, 'Depth first and breadth first.']),
  ksa: [['K3', 'Explain how graphs are stored.']],
  goal: [['Model with graphs and choose an algorithm', '']],
};

/** A college in which `图`, or in English `graph`, is found in every kind of content. */
export function fakeContentSearch(language: 'zh' | 'en' = 'zh') {
  const content = language === 'zh' ? chinese : english;
  const searchContent = fn<ContentSearchSource['searchContent']>(async ({ keyword, target }) => ({
    keyword,
    data: filterByKeyword(hitsOf(content, target), keyword, ({ title, description }) => [title, description]),
  }));
  return { searchContent };
}

function hitsOf(content: typeof chinese, target: SearchTarget): SearchHit[] {
  const [courseName, majorName] = content === chinese ? ['数据结构', '软件工程'] : ['Data Structures', 'Software Engineering'];
  return content[target].map(([title, description], at) => ({
    id: 1001 + at,
    title,
    description,
    type: target,
    majorId: 1001,
    majorName,
    ...(target !== 'indicator' && { courseId: 1004, courseName }),
  }));
}
