import { expect, it } from 'vitest';
import { renderUi } from '../testing';

it('keeps the full width of Chinese punctuation in the English interface, where the language is declared', async () => {
  const { getByText } = await renderUi(
    <>
      <p>“Data Structures”</p>
      <p lang="zh-Hans">
        学科基础课，<b>承接离散数学</b>
      </p>
    </>,
    { locale: 'en-US' },
  );
  const widthOf = (words: string) => getComputedStyle(getByText(words).element()).fontVariantEastAsian;
  await expect.element(getByText('“Data Structures”')).toBeVisible();
  expect(widthOf('“Data Structures”')).toBe('proportional-width');
  expect(widthOf('学科基础课，')).toBe('normal');
  expect(widthOf('承接离散数学')).toBe('normal');
});
