import { createDesk, type Desk } from '../../support/desk/createDesk';
import type { DraftShelf } from '../../support/desk/drafts';
import { currentOfConflict } from '../../support/saving/conflict';
import { pointsToSave, shownPoints } from '../PointsPreview/importedPoints';
import type { CourseUnitActor, CourseUnitDetailSource, LoadedCourseUnit } from './CourseUnitDetailSource';
import { canSave, formProblems, isSameForm, toCourse, toForm, toSavedCourse } from './courseUnitForm';
import { countWorkChanges, pointsOf, rebaseWork, workAfter, workOf, type CourseUnitAct, type CourseUnitWork } from './courseUnitWork';
import { courseUnitDrafts } from './draft/courseUnitDrafts';
import { storedForm } from './save/rebase';

/** What a desk needs of its page; asked each time. */
export interface CourseUnitDeskPorts {
  source: CourseUnitDetailSource;
  courseUnitId: number;
  actor: CourseUnitActor;
  shelf: DraftShelf;
  now: () => number;
  onSaveStart: () => void;
}

/** The result of `createCourseUnitDesk`. */
export type CourseUnitDesk = ReturnType<typeof createCourseUnitDesk>;

/** Loads a unit, keeps its draft, and saves it with its imported points. */
export function createCourseUnitDesk(ports: () => CourseUnitDeskPorts) {
  let areRowsValid = true;
  let readId: number | null = null;
  const desk: Desk<CourseUnitWork> = createDesk<CourseUnitWork>(
    {
      async load({ signal, refusal }) {
        const { source, courseUnitId } = ports();
        readId = courseUnitId;
        const state = desk.getState();
        const theirs = currentOfConflict(refusal);
        if (theirs && state.phase === 'open') return workOf({ ...state.stored.unit, course: theirs });
        return workOf(await source.loadCourseUnit(courseUnitId, { signal }));
      },
      async save(mine, { unit }) {
        const { source, actor, onSaveStart } = ports();
        onSaveStart();
        const sent = { ...actor, course: toSavedCourse(mine.form, unit.course), pointksa: pointsToSave(mine) };
        const { id, version = unit.course.version, record } = await source.saveCourseUnit(sent);
        if (record) return { stored: workOf(record) };
        const course = { ...toCourse(mine.form, unit.course), id, version, initing: false };
        const pointksa = [...shownPoints(pointsOf(mine))];
        // The reply names no row ids: the unit is read before anything is saved again.
        return { stored: { unit: { ...unit, course, pointksa }, form: storedForm(mine.form, course), imported: null }, isStale: true };
      },
      isSame: (one, other) => countWorkChanges(one, other) === 0,
      rebase: rebaseWork,
      // A server may store a text otherwise than it was sent; by the version nobody else did.
      isRival: ({ base, mine, theirs }) =>
        base.unit.course.version !== theirs.unit.course.version && !isSameForm(base.form, theirs.form) && countWorkChanges(base, mine) > 0,
      // Who takes whose changes in makes no difference where no field was changed by both.
      collides: ({ base, mine, theirs }) => countWorkChanges(rebaseWork(base, mine, theirs), rebaseWork(base, theirs, mine)) > 0,
      isSendable: ({ form }) => areRowsValid && canSave(formProblems(form)),
      sendsUnchanged: true,
      drafts: courseUnitDrafts(() => ports().shelf),
    },
    () => ports().now(),
  );
  return {
    ...desk,
    act: (act: CourseUnitAct) => desk.change((work) => workAfter(work, act), { isStep: false }),
    /** Loads the unit when the page shows another one; unsaved input is kept, since a new unit may be created a second time. */
    show(courseUnitId: number) {
      if (readId === courseUnitId) return;
      if (desk.getState().phase === 'open') void desk.refresh();
      else desk.load();
    },
    /** The points were stored elsewhere, which revises the unit: its version is taken over only where nobody changed the fields meanwhile. */
    takeStoredPoints({ course, pointksa }: LoadedCourseUnit) {
      const state = desk.getState();
      if (state.phase !== 'open') return;
      const known = state.stored.unit.course.version;
      if (known !== undefined && course.version !== undefined && course.version < known) return;
      const isRevisedOnly = isSameForm(toForm(course), state.stored.form);
      desk.follow((work) => {
        const isFollowed = isRevisedOnly && work.unit.course.version === known;
        return { ...work, unit: { ...work.unit, pointksa, course: isFollowed ? course : work.unit.course } };
      });
    },
    setRowsValid: (isValid: boolean) => void (areRowsValid = isValid),
  };
}
