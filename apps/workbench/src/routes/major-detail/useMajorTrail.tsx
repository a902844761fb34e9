import { majorOptions } from '@college/api-client/react';
import { Breadcrumb } from '@college/ui/Breadcrumb';
import { useMessages } from '@college/ui/messages';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { workbenchMessages } from '../../messages';
import { majorHomePath } from '../../search/coursePaths';
import { useServices } from '../../services';
import { usePageChrome } from '../../shell/pageChrome';

/** The trail of the major's detail in the frame of an editor; answers the major as the reader sees it, once it is known. */
export function useMajorTrail(majorId: number | undefined, saveStatus: ReactNode) {
  const text = useMessages(workbenchMessages);
  const { client } = useServices();
  const major = useQuery({ ...majorOptions(client, majorId ?? 0), ...(majorId ? {} : { queryFn: skipToken }) }).data;
  const name = major?.name;
  usePageChrome(
    useMemo(() => {
      const entries = [
        { id: 'majors', label: text.majorManagement, href: '/major/list' },
        ...(name ? [{ id: 'major', label: name, href: majorHomePath({ majorId }) }] : []),
        { id: 'detail', label: text.majorDetail },
      ];
      return { breadcrumb: <Breadcrumb entries={entries} />, saveStatus, isEditor: true };
    }, [majorId, name, saveStatus, text]),
  );
  return major;
}
