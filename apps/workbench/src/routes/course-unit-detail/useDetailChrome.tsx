import { courseCardsOptions, majorOptions } from '@college/api-client/react';
import { useMessages } from '@college/ui/messages';
import { Tag } from '@college/ui/Tag';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { workbenchMessages } from '../../messages';
import { useSettings } from '../../preferences/settings';
import { usePageNames } from '../../routing/pageNames';
import { courseUnitsPath, majorHomePath } from '../../search/coursePaths';
import { useServices } from '../../services';
import { usePageChrome, type PageChrome } from '../../shell/pageChrome';

interface DetailPlace {
  majorId?: number;
  /** Name from the address, shown until the server's arrives. */
  majorName?: string;
  courseUnitId?: number;
  /** Page of the list that the person came from. */
  page?: number;
  /** Languages that the server offers for the page. */
  languages?: PageChrome['languages'];
  /** The state of the save. */
  saveStatus?: PageChrome['saveStatus'];
  /** Whether the person may not change the course; then the frame shows that instead of the save button. */
  isReadOnly?: boolean;
}

/** The trail of the detail page, in the frame of an editor. */
export function useDetailChrome({ majorId, majorName, courseUnitId, page, languages, saveStatus, isReadOnly }: DetailPlace) {
  const text = useMessages(workbenchMessages);
  const { courseUnits } = usePageNames();
  const { client } = useServices();
  const major = useQuery({ ...majorOptions(client, majorId ?? 0), ...(majorId ? {} : { queryFn: skipToken }) });
  const name = major.data?.name ?? majorName;
  const { language } = useSettings();
  const cards = useQuery({
    ...courseCardsOptions(client, majorId ?? 0, language),
    ...(majorId && courseUnitId ? {} : { queryFn: skipToken }),
  });
  const unitName = cards.data?.find((card) => Number(card.self.value) === courseUnitId)?.self.label;
  usePageChrome(
    useMemo(() => {
      const above = [
        ...(majorId && name ? [{ id: 'major', label: name, href: majorHomePath({ majorId, page }) }] : []),
        ...(majorId ? [{ id: 'units', label: courseUnits, href: courseUnitsPath({ majorId, page }) }] : []),
      ];
      const end = courseUnitId === undefined ? text.newCourseUnit : unitName || String(courseUnitId);
      const status = isReadOnly ? <Tag>{text.readOnlyCourse}</Tag> : saveStatus;
      return { above, end, languages, saveStatus: status, isEditor: true, subject: end };
    }, [courseUnitId, courseUnits, isReadOnly, languages, majorId, name, page, saveStatus, text, unitName]),
  );
}
