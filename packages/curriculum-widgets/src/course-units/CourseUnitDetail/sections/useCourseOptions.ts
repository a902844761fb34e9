import { courseClassOptions, courseTypeOptions, type OptionItem } from '@college/curriculum-model';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../support/useLanguage';
import type { CourseUnitDetailSource } from '../CourseUnitDetailSource';

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
  const language = useLanguage();
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
  }, [language]);

  return {
    classes: loaded.classes ?? choices(courseClassOptions(language)),
    types: loaded.types ?? choices(courseTypeOptions(language)),
  };
}

function choices(options: readonly OptionItem[]): CourseOption[] {
  return options.map(({ label, value }) => ({ label, value: Number(value) }));
}

async function readOptions(list: () => Promise<OptionItem[]>): Promise<CourseOption[] | null> {
  try {
    const options = choices(await list());
    return options.length > 0 ? options : null;
  } catch {
    // The fixed lists are the fallback; the user can go on working.
    return null;
  }
}
