import { languageOfCode, textOf } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { workbenchMessages } from '../../messages';
import { useSettings } from '../../preferences/settings';
import { majorHomePath } from '../../search/coursePaths';
import { useServices } from '../../services';
import { useTrail } from '../../shell/useTrail';
import { majorRecordOptions } from './majorRecord';

/** The trail of the major's detail in the frame of an editor; returns the major's name for the reader and whether it may be edited, once known. */
export function useMajorTrail(majorId: number | undefined, saveStatus: ReactNode) {
  const text = useMessages(workbenchMessages);
  const { client } = useServices();
  const { language } = useSettings();
  const major = useQuery({ ...majorRecordOptions(client, majorId ?? 0), ...(majorId ? {} : { queryFn: skipToken }) }).data;
  const name = major && textOf(major, 'name', languageOfCode(language));
  const home = name ? [{ id: 'major', label: name, href: majorHomePath({ majorId }) }] : [];
  useTrail([{ id: 'majors', label: text.majorManagement, href: '/major/list' }, ...home], { saveStatus });
  return { name, edit: major?.edit };
}
