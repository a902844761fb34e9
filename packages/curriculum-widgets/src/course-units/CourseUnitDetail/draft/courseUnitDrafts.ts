import type { DraftShelf, Drafts } from '../../../support/desk/drafts';
import type { CourseUnitWork } from '../courseUnitWork';
import { writeDraft } from './courseUnitDraft';
import { readDraft } from './readDraft';

/** The drafts of a unit; a shelf may give way to another, as a new unit is found by another key once it is saved. */
export function courseUnitDrafts(shelf: () => DraftShelf): Drafts<CourseUnitWork> {
  return {
    read(stored) {
      const draft = readDraft(shelf().read());
      if (!draft) return null;
      const { form, baseline, version, imported, writtenAt } = draft;
      const { course } = stored.unit;
      // A new unit has another record after each reload, with nothing in it.
      const base = course.initing ? stored : { ...stored, unit: { ...stored.unit, course: { ...course, version } }, form: baseline };
      return { base, mine: { ...base, form, imported }, writtenAt };
    },
    write({ base, mine, writtenAt }) {
      const { version } = base.unit.course;
      shelf().write(writeDraft({ form: mine.form, baseline: base.form, version, imported: mine.imported, writtenAt }));
    },
    clear: () => shelf().clear(),
  };
}
