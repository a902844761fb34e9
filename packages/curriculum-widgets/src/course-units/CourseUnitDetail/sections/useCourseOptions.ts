import type { OptionItem } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { useEffect, useRef, useState } from 'react';
import type { CourseUnitDetailSource } from '../CourseUnitDetailSource';
import { courseUnitDetailMessages } from '../messages';

/** A class or type to choose. */
export interface CourseOption {
  value: number;
  label: string;
}

interface Loaded {
  classes: readonly CourseOption[] | null;
  types: readonly CourseOption[] | null;
}

/** Classes and types to choose from: the server's lists, and the fixed ones of core §3 while they are on their way or cannot be had. */
export function useCourseOptions(source: Pick<CourseUnitDetailSource, 'listCourseClasses' | 'listCourseTypes'>) {
  const text = useMessages(courseUnitDetailMessages);
  const [loaded, setLoaded] = useState<Loaded>({ classes: null, types: null });
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  });

  useEffect(() => {
    let isHere = true;
    void Promise.all([readOptions(() => latest.current.listCourseClasses()), readOptions(() => latest.current.listCourseTypes())]).then(
      ([classes, types]) => {
        if (isHere) setLoaded({ classes, types });
      },
    );
    return () => {
      isHere = false;
    };
    // The words of the options change with the language.
  }, [text]);

  const fixedTypes = [text.general, text.disciplineBased, text.major, text.practicalSession, text.integrative];
  return {
    classes: loaded.classes ?? numbered([text.compulsory, text.elective]),
    types: loaded.types ?? numbered(fixedTypes),
  };
}

function numbered(labels: readonly string[]): CourseOption[] {
  return labels.map((label, index) => ({ value: index + 1, label }));
}

async function readOptions(list: () => Promise<OptionItem[]>): Promise<CourseOption[] | null> {
  try {
    const options = (await list()).map(({ label, value }) => ({ label, value: Number(value) }));
    return options.length > 0 ? options : null;
  } catch {
    // The fixed lists stand in; the person can go on working.
    return null;
  }
}
