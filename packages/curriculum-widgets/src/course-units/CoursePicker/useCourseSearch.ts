import { isStaleReply, searchTimeout } from '@college/curriculum-model';
import type { Clock } from '@college/ui/clock';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../support/messageOf';
import { outageOf, type Outage, type ReadFailure } from '../../support/resumption/outage';
import { useResumption } from '../../support/resumption/useResumption';
import type { CoursePickerSource, PickedCourse } from './CoursePickerSource';
import { foundCourses } from './pickerCourses';

/** The state of a search for courses. */
export type CourseSearch =
  | { status: 'none' }
  | { status: 'searching' }
  | { status: 'found'; courses: readonly PickedCourse[] }
  | ({ status: 'failed'; keyword: string } & ReadFailure);

/** Finds courses by keyword; a newer keyword or ten seconds put an end to the waiting (core §4). What an outage kept back is searched again by itself. */
export function useCourseSearch(source: CoursePickerSource, clock: Clock) {
  const [search, setSearch] = useState<CourseSearch>({ status: 'none' });
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  /** Answers whether the waiting is over: a reply to another keyword is dropped, and the search is reset in its time. */
  async function ask(keyword: string, signal: AbortSignal, before?: Outage): Promise<boolean> {
    try {
      const reply = await source.searchContent({ keyword, target: 'course', signal });
      if (signal.aborted || isStaleReply(reply.keyword, keyword)) return false;
      setSearch({ status: 'found', courses: foundCourses(reply.data) });
    } catch (error) {
      if (!signal.aborted) setSearch({ status: 'failed', keyword, message: messageOf(error), outage: outageOf(error, before) });
    }
    return true;
  }

  const outage = search.status === 'failed' ? search.outage : undefined;
  useResumption({
    waiting: outage,
    goOn: async (signal) => void (search.status === 'failed' && (await ask(search.keyword, signal, outage))),
  });

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
      void ask(keyword, controller.signal).then((isAnswered) => isAnswered && callOff());
    },
  };
}
