import type { Match, MatchReply } from '@college/curriculum-model';
import type { College } from '../../support/fakes/aCollege';

const titles = ['二叉树遍历', '树与森林', '平衡二叉树', '最优二叉树', '线索二叉树'];

/** So many matches of one keyword, the best first. */
export function matchesOf(count: number): Match[] {
  return Array.from({ length: count }, (_, index) => ({
    id: 2001 + index,
    title: titles[index] ?? `二叉树专题 ${index + 1}`,
    description: '先序、中序、后序与层序的递归和非递归写法，以及遍历序列与树的相互确定',
    score: Math.max(0.2, 0.92 - index * 0.07),
    terms: ['二叉树', '遍历'],
    origin: '算法设计（计算机科学与技术）',
  }));
}

/** The same in English. */
export function englishMatches(count: number): Match[] {
  return matchesOf(count).map((match, index) => ({
    ...match,
    title: `Binary tree topic ${index + 1}`,
    description: 'Recursive and iterative traversal',
    terms: ['binary tree'],
    origin: 'Algorithm Design',
  }));
}

/** An answer of so many matches to every keyword. */
export const finding =
  (data: Match[]) =>
  ({ answers }: College) => {
    answers.matchTarget = ({ body: { keyword } }) => ({ keyword, data });
  };

/** Matches whose responses are resolved by the story. */
export function replyingByHand({ answers }: College) {
  const asked: { keyword: string; reply: (reply: MatchReply) => void }[] = [];
  answers.matchTarget = ({ body: { keyword } }) => new Promise<MatchReply>((reply) => asked.push({ keyword, reply }));
  return asked;
}
