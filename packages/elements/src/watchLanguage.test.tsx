import { defineMessages, useMessages } from '@college/ui/messages';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { defineElement, put } from './testing/testElement';
import { watchLanguage } from './watchLanguage';

const language = document.documentElement.lang;
afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.lang = language;
});

const greetingMessages = defineMessages('greeting', { en: { hello: 'Hello' }, zh: { hello: '你好' } });
const tag = defineElement(function Greeting() {
  return <p>{useMessages(greetingMessages).hello}</p>;
});

it('follows the language of the page', async () => {
  document.documentElement.lang = 'zh-CN';
  put(tag);
  await expect.element(page.getByText('你好')).toBeVisible();
  document.documentElement.lang = 'en';
  await expect.element(page.getByText('Hello')).toBeVisible();
});

it('follows the language of the part of the page around it', async () => {
  const part = document.body.appendChild(document.createElement('section'));
  part.lang = 'zh-CN';
  part.append(put(tag));
  await expect.element(page.getByText('你好')).toBeVisible();
  part.lang = 'en';
  await expect.element(page.getByText('Hello')).toBeVisible();
  part.removeAttribute('lang');
  document.documentElement.lang = 'zh-CN';
  await expect.element(page.getByText('你好')).toBeVisible();
});

it('follows the language of the part that it is moved into', async () => {
  const [from, to] = ['zh-CN', 'en'].map((lang) => Object.assign(document.body.appendChild(document.createElement('section')), { lang }));
  const element = from!.appendChild(put(tag));
  await expect.element(page.getByText('你好')).toBeVisible();
  to!.moveBefore(element, null);
  await expect.element(page.getByText('Hello')).toBeVisible();
});

it('calls back for what is around the element alone', async () => {
  const putParagraph = () => document.body.appendChild(document.createElement('section')).appendChild(document.createElement('p'));
  const [own, other] = [putParagraph(), putParagraph()];
  const [onOwn, onOther] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stops = [watchLanguage(own, onOwn), watchLanguage(other, onOther)];
  own.parentElement!.lang = 'en';
  await expect.poll(() => onOwn.mock.calls.length).toBe(1);
  expect(onOther).not.toHaveBeenCalled();
  document.documentElement.lang = 'en';
  await expect.poll(() => onOther.mock.calls.length).toBe(1);
  for (const stop of stops) stop();
});
