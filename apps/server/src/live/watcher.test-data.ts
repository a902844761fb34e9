import type { LiveEvent } from '@college/curriculum-model';
import { vi } from 'vitest';
import { eventsOf } from '../copy/readStream.test-data';
import type { Role } from '../testing/scene';
import type { testServer } from '../testing/testServer';

type Server = ReturnType<typeof testServer>;

/** A page that somebody has open: what it was told so far. */
export class Watcher {
  readonly line: string;
  readonly events: LiveEvent[] = [];
  isOver = false;
  readonly #server: Server;
  readonly #as: Role;
  #end: (() => void) | undefined;

  private constructor(server: Server, as: Role, line: string) {
    this.#server = server;
    this.#as = as;
    this.line = line;
  }

  /** Opens a page, and waits until it is told who is there. */
  static async open(server: Server, as: Role, query: Record<string, string | number> = {}, line = `line-of-${as}`): Promise<Watcher> {
    const watcher = new Watcher(server, as, line);
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries({ majorId: 101, view: 'course', courseId: 1001, line, ...query }))
      if (value !== '') search.set(name, String(value));
    const headers = { authToken: await server.tokenOf(as), 'accept-language': 'zh' };
    const response = await server.request(`/college/api/live/follow?${search.toString()}`, { headers });
    void watcher.#read(response);
    await vi.waitFor(() => watcher.people.length > 0 || Promise.reject(new Error('nobody is told')), 5000);
    return watcher;
  }

  async #read(response: Response): Promise<void> {
    const events = eventsOf(response);
    this.#end = () => void events.return(undefined);
    for await (const { data } of events) this.events.push(data as LiveEvent);
    this.isOver = true;
  }

  /** Who is there, as told last: the people's ids with what they edit. */
  get people(): (readonly [number, string | null])[] {
    const list = this.events.findLast(({ people }) => people)?.people ?? [];
    return list.map(({ userId, field }) => [userId, field] as const);
  }

  get names(): string[] {
    return (this.events.findLast(({ people }) => people)?.people ?? []).map(({ userName }) => userName);
  }

  /** What was told to be saved, in its order. */
  get saved(): string[] {
    return this.events.flatMap(({ changes = [] }) => changes.map(({ kind, courseId, userId }) => `${kind} ${courseId} by ${userId}`));
  }

  get last(): number {
    return this.events.at(-1)?.last ?? 0;
  }

  tell(tellLive: Parameters<Server['call']>[0], field: string | null, more: object = {}) {
    return this.#server.call(tellLive, { as: this.#as, body: { majorId: 101, line: this.line, field, ...more } });
  }

  /** The connection ends, as of a closed window. */
  cut(): void {
    this.#end?.();
  }
}
