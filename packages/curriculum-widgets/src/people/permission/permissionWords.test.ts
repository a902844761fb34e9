import { bandNameOf, bandNames, mayAnywhere, permissionOfBand } from '@college/curriculum-model';
import { expect, it } from 'vitest';
import { permissionMessages } from './messages';
import { permissionOfWord, permissionWord, rightsWord } from './permissionWords';

it.each([
  [0, '学校管理者', '管理、修改'],
  [9, '学校管理者', '管理、修改'],
  [10, '学校查看者', '仅查看'],
  [999, '学校查看者', '仅查看'],
  [1000, '院系管理者', '管理、修改'],
  [1989, '院系管理者', '管理、修改'],
  [1990, '院系查看者', '仅查看'],
  [2000, '专业负责人', '管理、修改'],
  [2009, '专业负责人', '管理、修改'],
  [2010, '专业编辑者', '修改'],
  [2999, '专业编辑者', '修改'],
  [3000, '课程负责人', '管理、修改'],
  [3010, '课程编辑者', '修改'],
  [4000, '无权限', '仅自己的账号'],
  [-1, '无权限', '仅自己的账号'],
  [undefined, '无权限', '仅自己的账号'],
])('%s is called %s: %s', (permissionId, word, rights) => {
  expect(permissionWord(permissionId, permissionMessages.zh)).toBe(word);
  expect(rightsWord(permissionId, permissionMessages.zh)).toBe(rights);
});

it('grants a band by a number of that band, and reads its words in both languages', () => {
  for (const name of bandNames) {
    expect(bandNameOf(permissionOfBand[name])).toBe(name);
    for (const language of ['zh', 'en'] as const)
      expect(permissionOfWord(` ${permissionMessages[language][name].toUpperCase()} `)).toBe(permissionOfBand[name]);
  }
  expect(permissionOfWord('校长')).toBeUndefined();
  expect(mayAnywhere({ permissionId: permissionOfBand.none }, 'read')).toBe(false);
});
