import { createDeadlines, createProposals, createWaiting, quietClient, type Client } from '@college/api-client';

/** What is missing, what others changed, which proposals wait and what is due, loaded when it is asked for. */
export function waitingSource(client: Client) {
  const quiet = quietClient(client);
  const { listWaitingProposals } = createProposals(quiet);
  const { loadDeadlines } = createDeadlines(quiet);
  return { ...createWaiting(quiet), listWaitingProposals, loadDeadlines };
}
