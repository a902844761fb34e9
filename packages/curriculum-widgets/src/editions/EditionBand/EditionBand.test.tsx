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
