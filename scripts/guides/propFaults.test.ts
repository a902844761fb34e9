import { expect, it } from 'vitest';
import { propFaults } from './propFaults';

const star = {
  name: 'Star',
  props: [
    { name: 'size', description: 'How big it is (core §2).' },
    { name: 'tone', description: '' },
  ],
};

it('finds nothing where each comment has its Chinese, here or among those of the ports', () => {
  expect(propFaults([star], { 'How big it is.': '大小。' }, {})).toEqual([]);
  expect(propFaults([star], {}, { 'How big it is.': '大小。' })).toEqual([]);
});

it('names the prop without Chinese, and Chinese that is left over', () => {
  const faults = propFaults([star], { 'How large it is.': '大小。' }, {});
  expect(faults.join()).toMatch(/no Chinese of "How big it is\." \(Star\.size\).*no prop says "How large it is\."/);
});
