import { ToastProvider } from '@college/ui/Toast';
import { renderUi } from '@college/ui/testing';
import { expect, it } from 'vitest';
import { aReviewDesk } from '../fakes/aReview';
import { ReviewDesk } from './ReviewDesk';
import type { ReviewDeskProps } from './ReviewDeskProps';

it('begins empty with another draft to send', async () => {
  const { source, draftSource, serve } = aReviewDesk();
  serve({ events: [['sent', 'majorEditor']] })();
  const desk = (given: Partial<ReviewDeskProps>) => (
    <ToastProvider>
      <ReviewDesk source={source} draftSource={draftSource} {...given} />
    </ToastProvider>
  );
  const screen = await renderUi(desk({ editionId: 12 }));
  const summary = screen.getByRole('textbox', { name: '改了什么、为什么' });
  await summary.fill('减少学时');
  await screen.rerender(desk({ editionId: 13 }));
  await expect.element(summary).toHaveValue('');
});

it('begins empty with another proposal that is sent again', async () => {
  const { source, draftSource, serve } = aReviewDesk();
  serve({
    events: [
      ['sent', 'majorEditor'],
      ['asked', 'majorLeader', { step: 'major', text: '请补充' }],
    ],
    as: 'majorEditor',
  })();
  const load = source.loadProposal.getMockImplementation()!;
  source.loadProposal.mockImplementation(async (id, options) => ({ ...(await load(id, options)), id }));
  const desk = (proposalId: number) => (
    <ToastProvider>
      <ReviewDesk source={source} draftSource={draftSource} proposalId={proposalId} />
    </ToastProvider>
  );
  const screen = await renderUi(desk(12));
  const summary = screen.getByRole('textbox', { name: '改了什么、为什么' });
  await summary.fill('减少学时');
  await screen.rerender(desk(13));
  await expect.poll(() => source.loadProposal.mock.lastCall?.[0]).toBe(13);
  await expect.element(summary).toHaveValue('');
});
