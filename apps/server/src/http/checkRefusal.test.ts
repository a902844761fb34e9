import { login, saveNews } from '@college/api-client/contract';
import { expect, it } from 'vitest';
import { checkRefusal } from './checkRefusal';
import { codes } from './codes';
import { Refusal } from './refusal';

const sentence = { zh: '不行。', en: 'No.' };

it('takes what the contract says of a call, and what any input or right implies', () => {
  expect(() => checkRefusal(login, new Refusal(codes.codeWanted, sentence))).not.toThrow();
  expect(() => checkRefusal(saveNews, new Refusal(codes.conflict, sentence))).not.toThrow();
});

it('does not take a wish for the password of which the contract says nothing', () => {
  expect(() => checkRefusal(saveNews, new Refusal(codes.passwordWanted, sentence))).toThrow('/news/save was refused with 30010');
});
