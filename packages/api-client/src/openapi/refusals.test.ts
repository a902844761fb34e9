import { replyCodes } from '@college/curriculum-model';
import { expect, it } from 'vitest';
import { allEndpoints, type EndpointName } from '../contract';
import { refusalMeanings, refusalsOf } from './refusals';

it.each<[EndpointName, string[]]>([
  ['getSignInWays', []],
  ['login', ['30001', '30002', '30011']],
  ['logout', ['10011', '20021', '20022', '30003']],
  ['getUserProfile', ['10011', '20021', '20022', '30003', '30012']],
  ['getCourseGoals', ['10011', '20021', '20022', '30001', '30003', '30004', '30012']],
  ['deleteNews', ['10011', '20021', '20022', '30001', '30003', '30004', '30009', '30012']],
  ['mergeEdition', ['10011', '20021', '20022', '30001', '30003', '30004', '30009', '30012']],
  ['erasePerson', ['10011', '20021', '20022', '30001', '30003', '30004', '30009', '30010', '30012']],
])('%s', (name, codes) => expect(refusalsOf(allEndpoints[name])).toEqual(codes));

it('gives each code a meaning', () => {
  expect(Object.keys(refusalMeanings).toSorted()).toEqual(
    Object.values(replyCodes)
      .filter((code) => code !== replyCodes.success)
      .toSorted(),
  );
});
