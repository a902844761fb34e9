import { courseCardsOptions, majorOptions } from '@college/api-client/react';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useSettings } from '../../preferences/settings';
import { courseUnitPath, majorHomePath } from '../../search/coursePaths';
import { useServices } from '../../services';
import { usePageChrome } from '../../shell/pageChrome';

interface CoursePlace {
  majorId?: number;
  courseId?: number;
  saveStatus?: ReactNode;
}

/** Sets the breadcrumb of an editor page, from the major to the course and its page; returns what is loaded of the major and its courses. */
export function useCourseTrail({ majorId, courseId, saveStatus }: CoursePlace) {
  const { client } = useServices();
  const { language } = useSettings();
  const major = useQuery({ ...majorOptions(client, majorId ?? 0), ...(majorId ? {} : { queryFn: skipToken }) });
  const cards = useQuery({ ...courseCardsOptions(client, majorId ?? 0, language), ...(majorId ? {} : { queryFn: skipToken }) });
  const majorName = major.data?.name;
  const courseName = cards.data?.find((card) => Number(card.self.value) === courseId)?.self.label;
  usePageChrome(
    useMemo(() => {
      const above = [
        ...(majorId && majorName ? [{ id: 'major', label: majorName, href: majorHomePath({ majorId }) }] : []),
        ...(courseId
          ? [{ id: 'course', label: courseName || String(courseId), href: courseUnitPath({ majorId, courseUnitId: courseId }) }]
          : []),
      ];
      return { above, isEditor: true, subject: courseName ?? majorName };
    }, [courseId, courseName, majorId, majorName]),
    saveStatus,
  );
  return { majorName, cards: cards.data, isChoosing: majorId !== undefined && cards.isPending };
}
