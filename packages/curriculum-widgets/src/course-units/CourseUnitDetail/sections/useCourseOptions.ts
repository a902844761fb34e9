import { courseClassOptions, courseTypeOptions, type OptionItem } from '@college/curriculum-model';
import { useMemo } from 'react';
import { useAnswer } from '../../../support/useAnswer';
import { useLanguage } from '../../../support/useLanguage';
import type { CourseUnitDetailSource } from '../CourseUnitDetailSource';

/** A class or type to choose. */
export interface CourseOption {
  value: number;
  label: string;
}

/** Classes and types to choose from: the server's lists, and the fixed ones while they are on their way or cannot be had (core §3). */
export function useCourseOptions(source: Pick<CourseUnitDetailSource, 'listCourseClasses' | 'listCourseTypes'>) {
  const language = useLanguage();
  const fixed = useMemo(
    () => ({ classes: choices(courseClassOptions(language)), types: choices(courseTypeOptions(language)) }),
    [language],
  );
  return {
    classes: useOptions(`classes ${language}`, () => source.listCourseClasses()) ?? fixed.classes,
    types: useOptions(`types ${language}`, () => source.listCourseTypes()) ?? fixed.types,
  };
}

// The key names the language, because the words of the options change with it.
function useOptions(key: string, list: () => Promise<OptionItem[]>): readonly CourseOption[] | null {
  const { request } = useAnswer(key, async () => choices(await list()));
  return request.status === 'done' && request.answer.length > 0 ? request.answer : null;
}

function choices(options: readonly OptionItem[]): CourseOption[] {
  return options.map(({ label, value }) => ({ label, value: Number(value) }));
}
