import { majorOptions } from '@college/api-client/react';
import { useMessages } from '@college/ui/messages';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { workbenchMessages } from '../../messages';
import { majorHomePath } from '../../search/coursePaths';
import { useServices } from '../../services';
import { useTrail } from '../../shell/useTrail';

/** The trail of the major's detail in the frame of an editor; answers the major as the reader sees it, once it is known. */
export function useMajorTrail(majorId: number | undefined, saveStatus: ReactNode) {
  const text = useMessages(workbenchMessages);
  const { client } = useServices();
  const major = useQuery({ ...majorOptions(client, majorId ?? 0), ...(majorId ? {} : { queryFn: skipToken }) }).data;
  const name = major?.name;
  const home = name ? [{ id: 'major', label: name, href: majorHomePath({ majorId }) }] : [];
  useTrail([{ id: 'majors', label: text.majorManagement, href: '/major/list' }, ...home], { saveStatus });
  return major;
}
