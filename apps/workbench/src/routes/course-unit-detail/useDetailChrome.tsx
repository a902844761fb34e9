import { useMessages } from '@college/ui/messages';
import { Tag } from '@college/ui/Tag';
import { useMemo, type ReactNode } from 'react';
import { useMajorName } from '../../courses/useMajorName';
import { workbenchMessages } from '../../messages';
import { usePageNames } from '../../routing/pageNames';
import { courseUnitsPath, majorHomePath } from '../../search/coursePaths';
import { usePageChrome, type PageChrome } from '../../shell/pageChrome';

interface DetailPlace {
  majorId?: number;
  /** Name from the address, shown until the server's arrives. */
  majorName?: string;
  courseUnitId?: number;
  /** Its stored name, once it is loaded. */
  unitName?: string;
  /** Page of the list that the person came from. */
  page?: number;
  /** Languages that the server offers for the page. */
  languages?: PageChrome['languages'];
  /** The state of the save. */
  saveStatus?: ReactNode;
  /** Whether the person may not change the course; then the frame shows that instead of the save button. */
  isReadOnly?: boolean;
}

/** The trail of the detail page, in the frame of an editor. */
export function useDetailChrome({ majorId, majorName, courseUnitId, unitName, page, languages, saveStatus, isReadOnly }: DetailPlace) {
  const text = useMessages(workbenchMessages);
  const { courseUnits } = usePageNames();
  const name = useMajorName(majorId) ?? majorName;
  usePageChrome(
    useMemo(() => {
      const above = [
        ...(majorId && name ? [{ id: 'major', label: name, href: majorHomePath({ majorId, page }) }] : []),
        ...(majorId ? [{ id: 'units', label: courseUnits, href: courseUnitsPath({ majorId, page }) }] : []),
      ];
      const subject = courseUnitId === undefined ? text.newCourseUnit : unitName || undefined;
      return { above, end: subject ?? String(courseUnitId), languages, isEditor: true, subject };
    }, [courseUnitId, courseUnits, languages, majorId, name, page, text, unitName]),
    useMemo(() => (isReadOnly ? <Tag>{text.readOnlyCourse}</Tag> : saveStatus), [isReadOnly, saveStatus, text]),
  );
}
