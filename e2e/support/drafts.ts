import type { Client } from '@college/api-client';
import { startEdition } from '@college/api-client/contract';
import { lastOf } from './copies';

/** Starts a draft of a major and answers its edition and its own major. */
export async function startDraft(client: Client, majorId: number, name: string): Promise<{ editionId: number; majorId: number }> {
  const made = await lastOf(client.stream(startEdition, { body: { unique: crypto.randomUUID(), majorId, kind: 'draft', name } }));
  return { editionId: made!.editionId!, majorId: made!.majorId! };
}
