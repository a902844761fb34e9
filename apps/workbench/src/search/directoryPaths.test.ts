import { expect, it } from 'vitest';
import { policiesPath, qualificationsPath } from './directoryPaths';

it('keeps the page and the name of the directory, and omits default values', () => {
  expect(qualificationsPath()).toBe('/dic/jobDirectory');
  expect(qualificationsPath({ page: 1, keyword: '' })).toBe('/dic/jobDirectory');
  expect(qualificationsPath({ page: 3, keyword: '会计&师' })).toMatch(/^\/dic\/jobDirectory\?page=3&keyword=.+%26.+$/);
});

it('keeps the type of the documents, also the first, whose code is 0', () => {
  expect(policiesPath({ type: null })).toBe('/dic/policy');
  expect(policiesPath({ type: 0 })).toBe('/dic/policy?type=0');
});
