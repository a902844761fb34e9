import { createContentSearch, createOverview, quietClient } from '@college/api-client';
import { reachableMajorsOptions } from '@college/api-client/react';
import { isDemoEmail, textOf, languageOfCode } from '@college/curriculum-model';
import { CoursePicker, type CoursePickerProps, type CoursePickerSource } from '@college/curriculum-widgets/course-units/CoursePicker';
import { PageHeader } from '@college/ui/PageHeader';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSettings } from '../preferences/settings';
import { usePageName } from '../routing/pageNames';
import { majorListPath } from '../search/coursePaths';
import { useServices } from '../services';
import { useLogin } from '../session/useLogin';

interface PickCourseProps extends Pick<CoursePickerProps, 'hint' | 'hrefOf'> {
  /** The address at which a course of the major is chosen for it. */
  majorHref: (majorId: number) => string;
}

// The demo account has no work of its own (core §6).
const nothingOwn: Pick<CoursePickerSource, 'loadOverview' | 'listMyCourses'> = {
  loadOverview: async () => ({ edits: [] }),
  listMyCourses: async () => [],
};

/** Shown on a page about one course whose address names neither a course nor a major. */
export function PickCourse({ majorHref, ...rest }: PickCourseProps) {
  const title = usePageName();
  const { client, demoEmail } = useServices();
  const { language } = useSettings();
  const user = useLogin()?.user;
  const isDemo = user !== undefined && isDemoEmail(user.email, demoEmail);
  const source = useMemo(() => {
    const quiet = quietClient(client);
    return { ...createOverview(quiet), ...createContentSearch(quiet), ...(isDemo && nothingOwn) };
  }, [client, isDemo]);
  const person = { collegeId: user?.collegeId ?? 0, userId: user?.id ?? 0 };
  const reach = useQuery({ ...reachableMajorsOptions(client, person), ...(user ? {} : { queryFn: skipToken }) }).data;
  const majors = reach?.departments.flatMap((department) =>
    department.majors.map((major) => ({ id: major.id, name: textOf(major, 'name', languageOfCode(language)), href: majorHref(major.id) })),
  );
  return (
    <div>
      <PageHeader variant="editor" title={title} />
      <CoursePicker {...rest} source={source} language={language} majors={majors} majorListHref={majorListPath()} />
    </div>
  );
}
