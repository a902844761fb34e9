import { describe, expect, it } from 'vitest';
import { fieldFindings } from '../fields';
import { savedTextsSchema } from './courseText';

const parse = (attend: string) => savedTextsSchema.safeParse({ kind: 'report', id: 1004, texts: { attend } });

describe('English that is saved', () => {
  it.each(['Be on time.\nTwice.', '', '👩‍🏫'])('may be %j', (text) => expect(parse(text).success).toBe(true));

  it.each(['\u0000', 'a\u202eb', '\ud800'])('is refused with a sentence where it holds %j', (text) => {
    const { error } = parse(text);
    const [finding] = fieldFindings(error!);
    expect([finding?.path, finding?.problem.zh]).toEqual([['texts', 'attend'], '含有无法保存的字符']);
  });
});
