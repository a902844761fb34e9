import { createClient, createMemoryStorage, createSessionStore } from '@college/api-client';
import { editionsOptions, queryKeys } from '@college/api-client/react';
import { renderUi } from '@college/ui/testing';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { ServicesContext, useServices } from '../../services';
import { createWorkbenchSession } from '../../session/workbenchSession';
import { anEdition } from '../major-editions/editions.test-data';
import { useReviewed } from './useReviewed';

function Reviewed() {
  const { edition, failure, retry } = useReviewed({ majorId: 1001, id: undefined, edition: 5, course: undefined });
  // Drawn together with what the page makes of it.
  const { error } = useQuery({ ...editionsOptions(useServices().client, 1001), enabled: false });
  return (
    <>
      {failure === null ? <h1>{edition?.name}</h1> : <button onClick={retry}>{failure}</button>}
      <output>{error?.message}</output>
    </>
  );
}

/** The page of a review, with a server that can go away. */
async function openReview({ isAway = false } = {}) {
  const server = { isAway };
  const store = createSessionStore({ sessionStorage: createMemoryStorage(), localStorage: createMemoryStorage() });
  const client = createClient({
    session: store,
    fetch: async () =>
      server.isAway ? new Response('', { status: 502 }) : Response.json({ code: '0', message: '', data: [anEdition(5)] }),
  });
  const services = { client, session: createWorkbenchSession(store), demoEmail: '', socketUrl: 'ws://127.0.0.1:1' };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const screen = await renderUi(
    <ServicesContext value={services}>
      <QueryClientProvider client={queryClient}>
        <Reviewed />
      </QueryClientProvider>
    </ServicesContext>,
  );
  return { screen, server, readAgain: () => queryClient.invalidateQueries({ queryKey: queryKeys.majors }) };
}

it('keeps what is open where reading it again fails', async () => {
  const { screen, server, readAgain } = await openReview();
  await expect.element(screen.getByRole('heading')).toHaveTextContent('修订 5');
  server.isAway = true;
  await readAgain();
  await expect.element(screen.getByRole('status')).toHaveTextContent('502');
  await expect.element(screen.getByRole('heading')).toHaveTextContent('修订 5');
});

it('says why nothing could be read, and reads it on request', async () => {
  const { screen, server } = await openReview({ isAway: true });
  await expect.element(screen.getByRole('button')).toHaveTextContent('502');
  server.isAway = false;
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('heading')).toHaveTextContent('修订 5');
});
