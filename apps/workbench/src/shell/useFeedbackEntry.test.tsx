import { createClient, createMemoryStorage, createSessionStore } from '@college/api-client';
import { renderUi } from '@college/ui/testing';
import { ToastProvider } from '@college/ui/Toast';
import { expect, it, vi } from 'vitest';
import { ServicesContext } from '../services';
import { createWorkbenchSession } from '../session/workbenchSession';
import { useFeedbackEntry } from './useFeedbackEntry';

const store = createSessionStore({ sessionStorage: createMemoryStorage(), localStorage: createMemoryStorage() });
const services = {
  client: createClient({ session: store, fetch: async () => Response.json({ code: '0', message: '', data: null }) }),
  session: createWorkbenchSession(store),
  demoEmail: '',
  socketUrl: '',
};

it('reports that the dialog failed to load, leaves the page as it is, and opens it the next time', async () => {
  const load = vi.fn(() => import('@college/curriculum-widgets/feedback/FeedbackDialog')).mockRejectedValueOnce(new TypeError('offline'));
  function Shell() {
    const { openFeedback, dialog } = useFeedbackEntry(load);
    return (
      <>
        <input aria-label="Draft" />
        <button onClick={openFeedback}>Feedback</button>
        {dialog}
      </>
    );
  }
  const screen = await renderUi(
    <ServicesContext value={services}>
      <ToastProvider>
        <Shell />
      </ToastProvider>
    </ServicesContext>,
  );
  await screen.getByLabelText('Draft').fill('kept');
  await screen.getByRole('button', { name: 'Feedback' }).click();
  await expect.element(screen.getByText('没有打开')).toBeVisible();
  await expect.element(screen.getByLabelText('Draft')).toHaveValue('kept');
  await screen.getByRole('button', { name: 'Feedback' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await expect.element(screen.getByText('没有打开')).not.toBeInTheDocument();
});
