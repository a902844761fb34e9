import { createCourseUnits, quietClient } from '@college/api-client';
import { courseUnitParts } from '@college/curriculum-model';
import { courseUnitListMessages, orderOfWord, partOfWord, toListRequest } from '@college/curriculum-widgets/course-units/CourseUnitList';
import { SavedViews, type SavedViewsSource, type ViewParams } from '@college/curriculum-widgets/search/SavedViews';
import { useMessages } from '@college/ui/messages';
import { useMemo } from 'react';
import { createSavedViews } from '../../preferences/savedViews';
import { useSettings } from '../../preferences/settings';
import { useServices } from '../../services';
import { courseUnitViewMessages } from './messages';

interface CourseUnitViewsProps {
  majorId: number;
  userId: number;
  params: ViewParams;
  hrefOf: (params: ViewParams) => string;
  onShow: (params: ViewParams) => void;
  revision: number;
}

/** The views of the list of course units: all of them, those that everybody needs, and the person's own, which hold in every major. */
export function CourseUnitViews({ majorId, userId, ...rest }: CourseUnitViewsProps) {
  const text = useMessages(courseUnitViewMessages);
  const names = useMessages(courseUnitListMessages);
  const { client } = useServices();
  const { browserStorage } = useSettings();
  const source = useMemo((): SavedViewsSource => {
    const { listCourseUnits } = createCourseUnits(quietClient(client));
    return {
      ...createSavedViews(browserStorage, { userId, list: '/courseUnit/list' }),
      async countRows({ keyword = '', only }, options) {
        const query = { page: 1, order: orderOfWord(undefined), keyword, only: partOfWord(only) };
        const { pageInfo } = await listCourseUnits({ ...toListRequest(query, majorId), pageSize: 1 }, options);
        return pageInfo.total;
      },
    };
  }, [client, browserStorage, userId, majorId]);
  const { keyword = '', only } = rest.params;
  const part = partOfWord(only);

  return (
    <SavedViews
      {...rest}
      source={source}
      fixedViews={[{ name: text.everything, params: {} }, ...courseUnitParts.map((one) => ({ name: names[one], params: { only: one } }))]}
      suggestedName={[part && names[part], keyword].filter(Boolean).join(text.comma)}
    />
  );
}
