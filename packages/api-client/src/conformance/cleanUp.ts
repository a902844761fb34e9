import type { EndpointName } from '../contract';
import type { Ask } from './ask';
import { Broken } from './faults';
import { majorVersion } from './plan/majorVersion';

/** Kinds of records that the suite makes and takes away again. */
export type MadeKind =
  | 'course'
  | 'edition'
  | 'major'
  | 'department'
  | 'occupation'
  | 'collegeMajor'
  | 'news'
  | 'outline'
  | 'talent'
  | 'reportLink'
  | 'acceptance'
  | 'comment'
  | 'editionLink'
  | 'reviewSteps'
  | 'skill'
  | 'provider';

interface Made {
  kind: MadeKind;
  id: number;
  name: string;
  /** The call that takes it away. */
  call: EndpointName;
  remove: (ask: Ask) => Promise<unknown>;
}

interface Removal {
  call: EndpointName;
  act: (ask: Ask, id: number) => Promise<unknown>;
}

const removals: Record<
  Exclude<MadeKind, 'department' | 'reportLink' | 'editionLink' | 'acceptance' | 'comment' | 'reviewSteps' | 'skill' | 'provider'>,
  Removal
> = {
  course: { call: 'deleteCourse', act: (ask, id) => ask.data('deleteCourse', { query: { id } }) },
  major: { call: 'deleteMajor', act: async (ask, id) => ask.data('deleteMajor', { body: { id, version: await majorVersion(ask, id) } }) },
  edition: {
    call: 'deleteEdition',
    act: async (ask, id) => ask.data('deleteEdition', { body: { id, version: (await ask.data('getEdition', { query: { id } })).version } }),
  },
  occupation: { call: 'deleteOccupation', act: (ask, id) => ask.data('deleteOccupation', { query: { id } }) },
  collegeMajor: { call: 'deleteCollegeMajor', act: (ask, id) => ask.data('deleteCollegeMajor', { query: { id } }) },
  news: {
    call: 'deleteNews',
    act: async (ask, id) => ask.data('deleteNews', { body: { id, version: (await ask.data('getNews', { query: { id } })).version } }),
  },
  outline: {
    call: 'deleteOutline',
    act: async (ask, id) => ask.data('deleteOutline', { body: { id, version: (await ask.data('getOutline', { query: { id } })).version } }),
  },
  talent: {
    call: 'deleteTalentReport',
    act: async (ask, id) =>
      ask.data('deleteTalentReport', { query: { id, version: (await ask.data('getTalentReport', { query: { id } })).version } }),
  },
};

/** Remembers what the suite made, and takes it away at the end, the latest first. */
export class CleanUp {
  private made: Made[] = [];
  private readonly left: string[] = [];

  /** A record of the suite's own that must go at the end. */
  add(
    kind: Exclude<MadeKind, 'department' | 'reportLink' | 'editionLink' | 'acceptance' | 'comment' | 'reviewSteps' | 'skill' | 'provider'>,
    id: number,
    name: string,
  ): void {
    const { call, act } = removals[kind];
    this.addOther({ kind, id, name, call, remove: (ask) => act(ask, id) });
  }

  addOther(made: Made): void {
    if (!this.made.some(({ kind, id }) => kind === made.kind && id === made.id)) this.made.push(made);
  }

  /** A record that is gone already. */
  drop(kind: MadeKind, id: number): void {
    this.made = this.made.filter((one) => one.kind !== kind || one.id !== id);
  }

  /** A record for which the API has no call that takes it away. */
  leave(name: string): void {
    this.left.push(name);
  }

  /** Takes away everything that is still there; answers what stays, with the call that failed and its request. */
  async run(ask: Ask): Promise<string[]> {
    const stays: string[] = [];
    for (const { kind, id, name, call, remove } of this.made.toReversed()) {
      try {
        await remove(ask);
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        const request = error instanceof Broken && error.request !== undefined ? `\n    ${error.request}` : '';
        stays.push(`${kind} ${id} “${name}”: ${call}: ${why}${request}`);
      }
    }
    this.made = [];
    return [...stays, ...this.left];
  }
}
