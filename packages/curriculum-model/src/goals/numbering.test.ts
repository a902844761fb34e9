import { expect, it } from 'vitest';
import { numberedText } from './numbering';

it.each([
  ['1.2 能对具体对象建立计算模型并求解', '1.2', '能对具体对象建立计算模型并求解'],
  ['11 终身学习', '11', '终身学习'],
  ['3.1、能根据需求设计', '3.1', '能根据需求设计'],
  ['能识别关键环节', '', '能识别关键环节'],
  ['2024年修订的要求', '', '2024年修订的要求'],
  ['1.2', '', '1.2'],
  ['', '', ''],
])('%s has number %s', (description, number, text) => expect(numberedText(description)).toEqual({ number, text }));
