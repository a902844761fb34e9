import {
  isSameRequirements,
  requirementChangesOf,
  requirementProblems,
  requirementsAsStored,
  requirementsOntoStored,
  startOfRequirements,
  toRequirements,
  type MajorInfo,
  type RequirementsHistory,
} from '@college/curriculum-model';
import { createDesk, type Desk } from '../../support/desk/createDesk';
import type { DraftShelf, Drafts } from '../../support/desk/drafts';
import { readMajorDraft, writeMajorDraft } from './draft/majorDraft';
import type { MajorDetailSource } from './MajorDetailSource';

/** A major on its page: its facts with the version that the page began from, and its requirements with what can be taken back. */
export interface MajorWork {
  major: MajorInfo;
  requirements: RequirementsHistory;
}

/** Loads a major with its requirements, keeps their draft, and saves them as one list. */
export type MajorDesk = Desk<MajorWork>;

interface MajorDeskOptions {
  source: MajorDetailSource;
  majorId: number;
  shelf: DraftShelf;
  now: () => number;
}

/** The desk of a major's requirements. Whoever changed the facts alone is no rival. */
export function createMajorDesk({ source, majorId, shelf, now }: MajorDeskOptions): MajorDesk {
  // The version is read first, so that a save in between shows as a conflict and not as a mixture.
  async function load(options: { signal?: AbortSignal }): Promise<MajorWork> {
    const major = await source.loadMajorRecord(majorId, options);
    return { major, requirements: startOfRequirements(toRequirements(await source.listGraduateRequires(majorId, options))) };
  }
  const isSame = (one: MajorWork, other: MajorWork) => isSameRequirements(one.requirements.present, other.requirements.present);
  return createDesk<MajorWork>(
    {
      load,
      async save({ requirements: { present, nextNumber } }, { major }) {
        const sentAt = new Date(now()).toISOString();
        const stored = await source.saveRequires(requirementChangesOf(present, { majorId, version: major.version, now: sentAt }));
        const version = major.version === undefined ? undefined : major.version + 1;
        const asStored = requirementsAsStored(present, stored, sentAt);
        return { stored: { major: { ...major, version }, requirements: startOfRequirements(asStored, nextNumber) } };
      },
      isSame,
      rebase: (_, mine, newer) => ({ major: newer.major, requirements: mine.requirements }),
      // What could be taken back names items that the server has not got any more.
      follow: (_, stored) => (work) => ({ major: stored.major, requirements: ontoStored(work.requirements, stored.requirements) }),
      isSendable: ({ requirements }) => requirementProblems(requirements.present).size === 0,
      sendsUnchanged: true,
      drafts: majorDrafts(shelf),
    },
    now,
  );
}

/** The facts were stored over a version; the requirements on the page go on from the newer one only where nobody saved in between. */
export function takeStoredFacts(desk: MajorDesk, major: MajorInfo, overVersion: number | undefined): void {
  desk.follow((work) => ({
    ...work,
    major: { ...major, version: work.major.version === overVersion ? major.version : work.major.version },
  }));
}

function ontoStored({ present, nextNumber }: RequirementsHistory, stored: RequirementsHistory): RequirementsHistory {
  const onto = requirementsOntoStored(present, stored.present);
  return startOfRequirements(isSameRequirements(onto, stored.present) ? stored.present : onto, nextNumber);
}

function majorDrafts(shelf: DraftShelf): Drafts<MajorWork> {
  return {
    read({ major }) {
      const draft = readMajorDraft(shelf.read());
      if (!draft) return null;
      const { requirements, baseline, version, nextNumber, writtenAt } = draft;
      const began = { ...major, version };
      return {
        base: { major: began, requirements: startOfRequirements(baseline) },
        mine: { major: began, requirements: startOfRequirements(requirements, nextNumber) },
        writtenAt,
      };
    },
    write({ base, mine, writtenAt }) {
      const { present, nextNumber } = mine.requirements;
      const { version, name } = base.major;
      shelf.write(writeMajorDraft({ requirements: present, baseline: base.requirements.present, version, name, nextNumber, writtenAt }));
    },
    clear: shelf.clear,
  };
}
