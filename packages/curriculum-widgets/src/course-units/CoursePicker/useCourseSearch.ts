import { isStaleReply, searchTimeout } from '@college/curriculum-model';
import type { Clock } from '@college/ui/clock';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../support/messageOf';
import type { CoursePickerSource, PickedCourse } from './CoursePickerSource';
import { foundCourses } from './pickerCourses';

/** The state of a search for courses. */
export type CourseSearch =
  | { status: 'none' }
  | { status: 'searching' }
  | { status: 'found'; courses: readonly PickedCourse[] }
  | { status: 'failed'; message: string };

/** Finds courses by keyword; a newer keyword or ten seconds put an end to the waiting (core §4). */
export function useCourseSearch(source: CoursePickerSource, clock: Clock) {
  const [search, setSearch] = useState<CourseSearch>({ status: 'none' });
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  async function ask(keyword: string, signal: AbortSignal) {
    try {
      const reply = await source.searchContent({ keyword, target: 'course', signal });
      if (signal.aborted || isStaleReply(reply.keyword, keyword)) return;
      setSearch({ status: 'found', courses: foundCourses(reply.data) });
    } catch (error) {
      if (!signal.aborted) setSearch({ status: 'failed', message: messageOf(error) });
    }
  }
  return {
    search,
    find(text: string) {
      stop.current();
      const keyword = text.trim();
      if (keyword === '') return setSearch({ status: 'none' });
      setSearch({ status: 'searching' });
      const controller = new AbortController();
      const callOff = clock.schedule(() => {
        controller.abort();
        setSearch({ status: 'none' });
      }, searchTimeout);
      stop.current = () => {
        callOff();
        controller.abort();
      };
      void ask(keyword, controller.signal).finally(callOff);
    },
  };
}
