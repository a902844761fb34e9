import { renderUi } from '@college/ui/testing';
import type { Locale } from '@college/ui/theme';
import { afterEach, expect, it } from 'vitest';
import { useDocumentLanguage } from './useDocumentLanguage';

const before = document.documentElement.lang;
afterEach(() => {
  document.documentElement.lang = before;
});

function Page({ locale }: { locale: Locale }) {
  useDocumentLanguage(locale);
  return null;
}

it('names the language of the interface on the page, as it changes', async () => {
  const { rerender } = await renderUi(<Page locale="zh-CN" />);
  expect(document.documentElement.lang).toBe('zh-CN');
  await rerender(<Page locale="en-US" />);
  expect(document.documentElement.lang).toBe('en');
  await rerender(<Page locale="zh-CN" />);
  expect(document.documentElement.lang).toBe('zh-CN');
});
