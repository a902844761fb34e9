import { useImperativeHandle, useMemo, type Ref, type RefObject } from 'react';
import { useLatest } from '../../support/desk/useLatest';
import { messageOf } from '../../support/messageOf';
import { visibleRows } from '../ProjectTable/projectRows';
import { toCourse } from './courseUnitForm';
import type { CourseUnitControls, OpenCourseUnit } from './openCourseUnit';
import { openField } from './openField';
import type { CourseUnitDetailHandle } from './useCourseUnitDetail';

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
  const { desk, state, rereadPoints } = detail;
  const latest = useLatest({ onTouch, onRefreshFail });
  const controls = useMemo<CourseUnitControls>(
    () => ({
      save: desk.save,
      discard: desk.discard,
      fill({ fields, projects }) {
        if (fields) desk.act({ type: 'fieldsChanged', change: fields });
        if (projects?.length) desk.act({ type: 'projectsChanged', event: { type: 'rowsFilled', rows: projects } });
      },
      async refreshPoints() {
        if (desk.getState().phase !== 'open') return;
        latest().onTouch();
        try {
          await rereadPoints();
        } catch (error) {
          latest().onRefreshFail(messageOf(error));
        }
      },
      touch: () => latest().onTouch(),
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
    [desk, latest, rereadPoints, root],
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
        hasImport: work.imported !== null,
        controls,
      },
    [controls, isNew, isReadOnly, work],
  );
}
