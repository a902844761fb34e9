import { useImperativeHandle, useLayoutEffect, useMemo, useRef, type Ref, type RefObject } from 'react';
import { visibleRows } from '../ProjectTable/projectRows';
import type { CourseUnitDetailSource } from './CourseUnitDetailSource';
import { toCourse } from './courseUnitForm';
import type { CourseUnitControls, OpenCourseUnit } from './openCourseUnit';
import { openField } from './openField';
import type { CourseUnitDetailHandle } from './useCourseUnitDetail';

export interface UseOpenCourseUnitOptions {
  detail: CourseUnitDetailHandle;
  source: CourseUnitDetailSource;
  isNew: boolean;
  isReadOnly: boolean;
  /** The element around the form. */
  root: RefObject<HTMLElement | null>;
  ref?: Ref<CourseUnitControls>;
}

/** The unit on the page for what stands around the form; null until it is loaded. */
export function useOpenCourseUnit({ detail, source, isNew, isReadOnly, root, ref }: UseOpenCourseUnitOptions): OpenCourseUnit | null {
  const { state, dispatch, save, discard } = detail;
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  });
  const controls = useMemo<CourseUnitControls>(
    () => ({
      save,
      discard,
      fill({ fields, projects }) {
        if (fields) dispatch({ type: 'fieldsChanged', change: fields });
        if (projects?.length) dispatch({ type: 'projectsChanged', event: { type: 'rowsFilled', rows: projects } });
      },
      async refreshPoints() {
        if (latest.current.phase !== 'editing') return;
        dispatch({ type: 'pointsReread', unit: await source.loadCourseUnit(latest.current.loaded.id) });
      },
      openField(target) {
        const { current } = latest;
        return openField(root.current, target, current.phase === 'editing' ? visibleRows(current.form.projects).map((row) => row.id) : []);
      },
    }),
    [discard, dispatch, root, save, source],
  );
  useImperativeHandle(ref, () => controls, [controls]);
  const editing = state.phase === 'editing' ? state : null;
  return useMemo(
    () =>
      editing && {
        id: editing.loaded.id,
        majorId: editing.loaded.majorId,
        course: toCourse(editing.form, editing.loaded),
        copiedFrom: editing.fetched.copiedFrom,
        isNew,
        isReadOnly,
        hasImport: editing.points.imported !== null,
        controls,
      },
    [controls, editing, isNew, isReadOnly],
  );
}
