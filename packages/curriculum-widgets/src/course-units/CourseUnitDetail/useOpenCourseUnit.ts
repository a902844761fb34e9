import { useImperativeHandle, useLayoutEffect, useMemo, useRef, type Ref, type RefObject } from 'react';
import { messageOf } from '../../support/messageOf';
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
  onTouch: () => void;
  onRefreshFail: (message: string) => void;
  ref?: Ref<CourseUnitControls>;
}

/** The unit on the page, for the parts around the form; null until it is loaded. */
export function useOpenCourseUnit(options: UseOpenCourseUnitOptions): OpenCourseUnit | null {
  const { detail, source, isNew, isReadOnly, root, ref, onTouch, onRefreshFail } = options;
  const { state, dispatch, save, discard } = detail;
  const latest = useRef({ state, onTouch, onRefreshFail });
  useLayoutEffect(() => {
    latest.current = { state, onTouch, onRefreshFail };
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
        const { state: current } = latest.current;
        if (current.phase !== 'editing') return;
        latest.current.onTouch();
        try {
          dispatch({ type: 'pointsReread', unit: await source.loadCourseUnit(current.loaded.id) });
        } catch (error) {
          latest.current.onRefreshFail(messageOf(error));
        }
      },
      touch: () => latest.current.onTouch(),
      openField(target) {
        const { state: current } = latest.current;
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
