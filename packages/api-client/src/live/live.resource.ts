import type { LiveEvent, LiveView, TellLiveRequest } from '@college/curriculum-model';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { quietClient } from '../core/quietClient';
import { followLive, tellLive } from './live.contract';

/** What is looked at, and by which line. */
export interface FollowedThing {
  majorId: number;
  view: LiveView;
  courseId?: number;
  line: string;
  /** The `last` of the last event that was read. */
  after?: number;
}

/** Who else has a thing open, and what is saved in it. Failures are only thrown: a page is whole without it. */
export function createLive(client: Client) {
  const quiet = quietClient(client);
  return {
    /** Messages about the thing, until the server ends them; whoever wants more asks again. */
    follow(thing: FollowedThing, { signal }: Cancellable = {}): AsyncGenerator<LiveEvent> {
      return quiet.stream(followLive, { query: { ...thing }, signal });
    },
    /** Says that the page is still there and what it edits; answers whether the server knows its line. */
    async tell(request: TellLiveRequest): Promise<boolean> {
      return (await quiet.call(tellLive, { body: request, keepalive: request.isLeaving })).isOpen;
    },
  };
}

export type LiveResource = ReturnType<typeof createLive>;
