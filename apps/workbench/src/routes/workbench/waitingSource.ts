import { createProposals, createWaiting, quietClient, type Client } from '@college/api-client';

/** What is missing, what others changed and which proposals wait, loaded when it is asked for. */
export function waitingSource(client: Client) {
  const quiet = quietClient(client);
  const { listWaitingProposals } = createProposals(quiet);
  return { ...createWaiting(quiet), listWaitingProposals };
}
