import type { Match, MatchReply, MatchRequest } from '@college/curriculum-model';

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

/** Matches whose responses are resolved by the story. */
export function replyingByHand() {
  const asked: { keyword: string; reply: (reply: MatchReply) => void }[] = [];
  return {
    asked,
    match: ({ keyword }: MatchRequest) => new Promise<MatchReply>((reply) => asked.push({ keyword, reply })),
  };
}

/** A college that answers every keyword with the same matches. */
export function fakeMatching(data: Match[]) {
  return { match: async ({ keyword }: MatchRequest): Promise<MatchReply> => ({ keyword, data }) };
}
