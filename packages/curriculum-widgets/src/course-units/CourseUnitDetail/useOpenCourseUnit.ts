import type { CompletionTarget } from '@college/curriculum-model';
import { useImperativeHandle, useMemo, type Ref, type RefObject } from 'react';
import { useLatest } from '../../support/desk/useLatest';
import { messageOf } from '../../support/messageOf';
import { visibleRows } from '../ProjectTable/projectRows';
import { shownPoints } from '../PointsPreview/importedPoints';
import { toCourse } from './courseUnitForm';
import { pointsOf } from './courseUnitWork';
import { takenBack } from './takenBack';
import type { CourseUnitControls, OpenCourseUnit } from './openCourseUnit';
import type { CourseUnitDetailHandle } from './useCourseUnitDetail';

const focusable = 'input:not([type="hidden"]), textarea, select, button, [tabindex="0"]';

export interface UseOpenCourseUnitOptions {
  detail: CourseUnitDetailHandle;
  isNew: boolean;
  isReadOnly: boolean;
  /** The element around the form. */
  root: RefObject<HTMLElement | null>;
  onTouch: () => void;
  onRefreshFail: (message: string) => void;
  ref?: Ref<CourseUnitControls>;
}

/** The unit on the page, for the parts around the form; null until it is loaded. */
export function useOpenCourseUnit(options: UseOpenCourseUnitOptions): OpenCourseUnit | null {
  const { detail, isNew, isReadOnly, root, ref, onTouch, onRefreshFail } = options;
  const { desk, state, takePoints } = detail;
  const latest = useLatest({ onTouch, onRefreshFail });
  const controls = useMemo<CourseUnitControls>(
    () => ({
      save: desk.save,
      discard: desk.discard,
      fill({ fields, projects }) {
        const before = desk.getState();
        if (fields) desk.act({ type: 'fieldsChanged', change: fields });
        if (projects?.length) desk.act({ type: 'projectsChanged', event: { type: 'rowsFilled', rows: projects } });
        const filled = desk.getState();
        if (before.phase !== 'open' || filled.phase !== 'open') return () => {};
        const [empty, full] = [before.history.present.form, filled.history.present.form];
        return () => desk.change((work) => ({ ...work, form: takenBack(work.form, empty, full) }), { isStep: false });
      },
      async refreshPoints(stored) {
        if (desk.getState().phase !== 'open') return;
        latest().onTouch();
        try {
          await takePoints(stored);
        } catch (error) {
          latest().onRefreshFail(messageOf(error));
        }
      },
      takeOthersIn: () => desk.refresh({ isQuiet: true }),
      touch: () => latest().onTouch(),
      begin(part) {
        const target: CompletionTarget = part === 'chapters' ? { screen: 'detail', field: 'courseMatrixVOS' } : { screen: part };
        const first = root.current && placeOf(root.current, target)?.querySelector<HTMLElement>('[data-begin]');
        if (first) first.click();
        else openField(root.current, target, []);
      },
      openField(target) {
        const current = desk.getState();
        const rows = current.phase === 'open' ? visibleRows(current.history.present.form.projects) : [];
        return openField(
          root.current,
          target,
          rows.map((row) => row.id),
        );
      },
    }),
    [desk, latest, takePoints, root],
  );
  useImperativeHandle(ref, () => controls, [controls]);
  const work = state.phase === 'open' ? state.history.present : null;
  return useMemo(
    () =>
      work && {
        id: work.unit.course.id,
        majorId: work.unit.course.majorId,
        course: toCourse(work.form, work.unit.course),
        copiedFrom: work.unit.copiedFrom,
        isNew,
        isReadOnly,
        pointCount: shownPoints(pointsOf(work)).length,
        hasImport: work.imported !== null,
        controls,
      },
    [controls, isNew, isReadOnly, work],
  );
}

/** Puts the focus on the field, the chapter's cell or the section that a finding is about; false when the page has no such place. */
function openField(root: HTMLElement | null, target: CompletionTarget, rowIds: readonly number[]): boolean {
  const place = root && placeOf(root, target);
  if (!place) return false;
  const row = target.projectId === undefined ? -1 : rowIds.indexOf(target.projectId);
  const scope = (row < 0 ? null : place.querySelector(`[data-part="body"] [data-index="${row}"]`)) ?? place;
  const fields = [...scope.querySelectorAll<HTMLElement>(row >= 0 && target.field ? 'input' : focusable)];
  const field = (target.field === 'theoryPeriod' && row >= 0 ? fields[1] : fields.find((one) => !one.matches('[disabled]'))) ?? place;
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
  return true;
}

function placeOf(root: HTMLElement, { screen, field, projectId }: CompletionTarget): HTMLElement | null {
  if (screen === 'detail') {
    return root.querySelector<HTMLElement>(`[data-place="${projectId === undefined ? CSS.escape(field ?? '') : 'courseMatrixVOS'}"]`);
  }
  return screen === 'points' || screen === 'goals' ? root.querySelector<HTMLElement>(`[data-place="${screen}"]`) : null;
}
