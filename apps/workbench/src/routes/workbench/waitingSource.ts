import { createWaiting, quietClient, type Client } from '@college/api-client';

/** What is missing and what others changed, loaded when it is asked for. */
export const waitingSource = (client: Client) => createWaiting(quietClient(client));
