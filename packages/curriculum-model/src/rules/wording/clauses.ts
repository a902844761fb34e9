// 能 in 功能, 性能, 能力 and the like is no "can".
const can = /(?<![功性智节职可才技效产机])能够?(?![力量源耗级])/g;

/** How many clauses a goal has, parted by semicolons and full stops, and how often it says what students can do. */
export function goalClauses(text: string): { clauses: number; can: number } {
  const clauses = text.split(/[；;。]|\.\s/).filter((clause) => clause.trim() !== '');
  return { clauses: clauses.length, can: [...text.matchAll(can)].length };
}
