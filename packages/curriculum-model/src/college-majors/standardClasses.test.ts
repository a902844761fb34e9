import { describe, expect, it } from 'vitest';
import { standardCategories, standardClassOf } from './standardClasses';

const classes = standardCategories.flatMap((category) => category.classes);

describe('the classes of the quality standard', () => {
  it('are 12 categories with 92 classes, as many in each as the standard has', () => {
    expect(standardCategories.map(({ code, classes: own }) => [code, own.length])).toEqual([
      ['01', 1],
      ['02', 4],
      ['03', 6],
      ['04', 2],
      ['05', 3],
      ['06', 1],
      ['07', 12],
      ['08', 31],
      ['09', 7],
      ['10', 11],
      ['12', 9],
      ['13', 5],
    ]);
    expect(classes).toHaveLength(92);
  });

  it('have unique codes and names in both languages', () => {
    expect(new Set(classes.map(({ code }) => code)).size).toBe(92);
    expect(new Set(classes.map(({ name }) => name.zh)).size).toBe(92);
    for (const { code, name } of [...standardCategories, ...classes]) {
      expect(code).toMatch(/^\d{2}(\d{2})?$/);
      expect(name.zh).toMatch(/^\p{Script=Han}+$/u);
      expect(name.en).toMatch(/^[A-Z][A-Za-z, -]+$/);
    }
  });

  it('find the class of a code and of a major', () => {
    expect(standardClassOf('0809')?.name).toEqual({ zh: '计算机类', en: 'Computing' });
    expect(standardClassOf('080910T')?.name.zh).toBe('计算机类');
    expect(standardClassOf('0831')?.name.zh).toBe('公安技术类');
    expect(standardClassOf('')).toBeUndefined();
    expect(standardClassOf('9901')).toBeUndefined();
  });
});
