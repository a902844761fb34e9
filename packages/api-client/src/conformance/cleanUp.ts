import type { Ask } from './ask';

/** Kinds of records that the suite makes and takes away again. */
export type MadeKind = 'course' | 'major' | 'department' | 'occupation' | 'collegeMajor' | 'news' | 'talent' | 'reportLink' | 'skill';

interface Made {
  kind: MadeKind;
  id: number;
  name: string;
  remove: (ask: Ask) => Promise<unknown>;
}

const removals: Record<Exclude<MadeKind, 'reportLink' | 'skill'>, (ask: Ask, id: number) => Promise<unknown>> = {
  course: (ask, id) => ask.data('deleteCourse', { query: { id } }),
  major: (ask, id) => ask.data('deleteMajor', { body: { id } }),
  department: (ask, id) => ask.data('deleteDepartment', { body: { id } }),
  occupation: (ask, id) => ask.data('deleteOccupation', { query: { id } }),
  collegeMajor: (ask, id) => ask.data('deleteCollegeMajor', { query: { id } }),
  news: (ask, id) => ask.data('deleteNews', { body: { id } }),
  talent: (ask, id) => ask.data('deleteTalentReport', { query: { id } }),
};

/** Remembers what the suite made, and takes it away at the end, the latest first. */
export class CleanUp {
  private made: Made[] = [];
  private readonly left: string[] = [];

  /** A record of the suite's own that must go at the end. */
  add(kind: Exclude<MadeKind, 'reportLink' | 'skill'>, id: number, name: string): void {
    this.addOther(kind, id, name, (ask) => removals[kind](ask, id));
  }

  addOther(kind: MadeKind, id: number, name: string, remove: Made['remove']): void {
    if (!this.made.some((one) => one.kind === kind && one.id === id)) this.made.push({ kind, id, name, remove });
  }

  /** A record that is gone already. */
  drop(kind: MadeKind, id: number): void {
    this.made = this.made.filter((one) => one.kind !== kind || one.id !== id);
  }

  /** A record for which the API has no call that takes it away. */
  leave(name: string): void {
    this.left.push(name);
  }

  /** Takes away everything that is still there; answers the names of what stays. */
  async run(ask: Ask): Promise<string[]> {
    const stays: string[] = [];
    for (const { kind, id, name, remove } of this.made.toReversed()) {
      try {
        await remove(ask);
      } catch (error) {
        stays.push(`${kind} ${id} “${name}”: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    this.made = [];
    return [...stays, ...this.left];
  }
}
