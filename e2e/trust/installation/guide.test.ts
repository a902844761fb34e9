import { expect, it } from 'vitest';
import { blocksIn, followedGuide } from './guide';

const page = 'docs/operating.md';

it('finds what stands in fences, below headings of both levels', () => {
  const text = '# T\n\n```\nno section\n```\n\n## A\n\n```\na\nb\n```\n\nwords\n\n### B\n\n```\nc\n```\n\n## C\n\n```\nd\n```\n';
  expect(blocksIn(text)).toEqual([
    { section: '', heading: '', block: 'no section\n' },
    { section: 'A', heading: 'A', block: 'a\nb\n' },
    { section: 'A', heading: 'B', block: 'c\n' },
    { section: 'C', heading: 'C', block: 'd\n' },
  ]);
});

it('hands each block of a page out once, with words in capitals filled in, and knows what is left', () => {
  const guide = followedGuide(page, [['THE-NAME', 'kc.college.test']]);
  const left = guide.left('As containers').length;
  expect(guide.next('5. The balancer')).toContain('/kc.college.test/');
  expect(() => guide.next('5. The balancer')).toThrow('no further commands');
  guide.next('As containers');
  expect(guide.left('As containers')).toHaveLength(left - 1);
});
