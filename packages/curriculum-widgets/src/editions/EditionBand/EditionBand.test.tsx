import { UiProvider } from '@college/ui/theme';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { EditionBand } from './EditionBand';

const nothing = () => undefined;

it('holds its second line where it wraps over a page that fills the rest', async () => {
  const screen = await render(
    <UiProvider locale="en-US">
      <div style={{ display: 'flex', flexDirection: 'column', inlineSize: 900, blockSize: 300 }}>
        <EditionBand
          edition={{
            id: 12,
            kind: 'draft',
            status: 'open',
            name: 'Revision 2027',
            entryYear: 2027,
            majorId: 9112,
            homeMajorId: 1001,
            homeMajorName: 'Software Engineering',
          }}
          {...{ onCompare: nothing, onReview: nothing, onReviewCourse: nothing, onOpenEditions: nothing, onLeave: nothing }}
        />
        <div style={{ flex: '1 0 auto', blockSize: 600 }}>page</div>
      </div>
    </UiProvider>,
  );
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
  const band = screen.getByRole('complementary', { name: 'Edition of this page' });
  const leave = screen.getByRole('button', { name: 'To the current edition' });
  await expect.element(leave).toBeVisible();
  // On a line of its own.
  expect(leave.element().getBoundingClientRect().top).toBeGreaterThan(band.element().querySelector('b')!.getBoundingClientRect().bottom);
  expect(bottomOf(leave.element())).toBeLessThanOrEqual(bottomOf(band.element()));
});

it('declares the language of a draft and a major without English names', async () => {
  const screen = await render(
    <UiProvider locale="en-US">
      <EditionBand
        edition={{
          id: 12,
          kind: 'draft',
          status: 'open',
          name: '春季修订',
          entryYear: 2027,
          majorId: 9112,
          homeMajorId: 1001,
          homeMajorName: '软件工程',
        }}
      />
    </UiProvider>,
  );
  await expect.element(screen.getByText('春季修订', { exact: true })).toHaveAttribute('lang', 'zh-Hans');
  await expect.element(screen.getByText('软件工程', { exact: true })).toHaveAttribute('lang', 'zh-Hans');
  await expect.element(screen.getByRole('status')).toHaveTextContent(/^Draft of 软件工程:/);
  await expect.element(screen.getByRole('status')).not.toHaveAttribute('lang');
});
