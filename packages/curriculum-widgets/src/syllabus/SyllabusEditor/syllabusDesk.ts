import { syllabusEnglish, type ReportData } from '@college/curriculum-model';
import { createDesk, type Desk } from '../../support/desk/createDesk';
import type { Drafts } from '../../support/desk/drafts';
import {
  conflictNames,
  fieldProblem,
  isSameSyllabus,
  keepAsStep,
  openNames,
  openSyllabus,
  rebaseSyllabus,
  restoredSyllabus,
  translatedNames,
  unsavedValues,
  type FieldName,
  type SyllabusWork,
} from '../field';
import type { DraftKeeper } from './draft/draftKeeper';
import { isOtherVersion, savedReport, toInfo, toValues } from './reportValues';
import type { SyllabusSource } from './SyllabusSource';

/** A report on its page: the fields, and the record that they are saved over. */
export interface ReportWork extends SyllabusWork {
  report: ReportData;
}

/** What a desk needs of its page; asked each time. */
export interface SyllabusDeskPorts {
  source: SyllabusSource;
  courseId: number;
  isRevisable: boolean;
  keeper: DraftKeeper;
  now: () => number;
}

/** Loads a report, keeps the draft of its fields, and saves them over the newest version as long as nobody's work is in the way. */
export function createSyllabusDesk(ports: () => SyllabusDeskPorts) {
  const desk: Desk<ReportWork> = createDesk<ReportWork>(
    {
      async load({ signal, refusal }) {
        const { source, courseId } = ports();
        const report = await source.loadReport(courseId, { signal });
        const state = desk.getState();
        // Refused for another reason than somebody else's save.
        if (refusal !== undefined && state.phase === 'open' && !isOtherVersion(report, state.base.report)) throw refusal;
        return reportWork(report);
      },
      async save({ kept, confirmed }, { report, kept: stored }) {
        const { source, now } = ports();
        const info = toInfo(report, { values: kept, stored, confirmed, now: new Date(now()).toISOString() });
        const { version } = await source.saveReport(info);
        return { stored: { ...reportWork(savedReport(report, info, version)), kept } };
      },
      isSame: isSameSyllabus,
      rebase: rebaseSyllabus,
      isRival: ({ base, mine, theirs }) => conflictNames(base, mine, theirs).length > 0,
      // What is typed into an open field is no change yet, but it began from what the field said.
      collides: ({ base, mine, theirs }) => conflictNames(base, { ...mine, kept: { ...mine.kept, ...mine.typed } }, theirs).length > 0,
      sendsUnchanged: true,
      drafts: reportDrafts(ports),
    },
    () => ports().now(),
  );
  return {
    ...desk,
    /** Applies the input of open fields and returns their number; an invalid value applies nothing and returns the field. */
    takeTyped(): number | { wrong: FieldName } {
      const state = desk.getState();
      if (state.phase !== 'open') return 0;
      const { present } = state.history;
      const open = openNames(present);
      const wrong = open.find((name) => fieldProblem(name, present.typed[name]) !== null);
      if (wrong) return { wrong };
      keepAsStep(desk, open);
      return open.length;
    },
    /** Saves over theirs: theirs in the fields that were given up, mine in all others that were changed here. */
    async resolveConflict(givenUp: readonly FieldName[]): Promise<boolean> {
      const state = desk.getState();
      if (state.phase !== 'open' || state.save.status !== 'conflict') return false;
      const { theirs } = state.save;
      const merged = rebaseSyllabus(state.base, state.history.present, theirs);
      const kept = Object.fromEntries(givenUp.map((name) => [name, theirs.kept[name]]));
      return desk.resolve({ ...merged, kept: { ...merged.kept, ...kept } });
    },
    /** The texts of the tables were stored elsewhere; where the report itself was changed meanwhile, the next save brings both together. */
    takeTables(read: ReportData) {
      desk.follow((work) => (isOtherVersion(read, work.report) ? work : { ...work, report: read }));
    },
  };
}

function reportWork(report: ReportData): ReportWork {
  const older = translatedNames.filter((name) => syllabusEnglish(report, name)?.older);
  return { ...openSyllabus(toValues(report), older), report };
}

function reportDrafts(ports: () => SyllabusDeskPorts): Drafts<ReportWork> {
  return {
    read(stored) {
      const { isRevisable, keeper } = ports();
      const draft = isRevisable ? keeper.read() : null;
      if (!draft) return null;
      const { base, work } = restoredSyllabus(stored, draft);
      return { base, mine: work, writtenAt: draft.writtenAt };
    },
    write({ base, mine, writtenAt }) {
      ports().keeper.write({ ...unsavedValues({ base, work: mine }), name: base.report.intro.name, writtenAt });
    },
    clear: () => ports().keeper.clear(),
  };
}
