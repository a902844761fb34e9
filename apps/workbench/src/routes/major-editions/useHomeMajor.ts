import { languageOfCode, textOf } from '@college/curriculum-model';
import { useMajor } from '../../courses/useMajor';
import { useSettings } from '../../preferences/settings';
import { usePageNames } from '../../routing/pageNames';
import { editionsPath, majorHomePath } from '../../search/coursePaths';
import { useTrail } from '../../shell/useTrail';

interface HomeMajorOptions {
  /** Whether the page stands below the list of the editions. */
  isBelowList?: boolean;
  /** Whether the page needs the width of an editor. */
  isWide?: boolean;
}

/** The major whose editions a page shows, with the trail of the page; the number of a draft's own major leads to its home. */
export function useHomeMajor(asked: number | undefined, { isBelowList = false, isWide = false }: HomeMajorOptions = {}) {
  const names = usePageNames();
  const { language } = useSettings();
  const majorId = useMajor(asked).major?.edition?.homeMajorId ?? asked;
  const { major, isPending } = useMajor(majorId);
  const name = major && textOf(major, 'name', languageOfCode(language));
  const above = [
    { id: 'majors', label: names.majors, href: '/major/list' },
    ...(name ? [{ id: 'major', label: name, href: majorHomePath({ majorId }) }] : []),
    ...(isBelowList ? [{ id: 'editions', label: names.editions, href: editionsPath({ majorId }) }] : []),
  ];
  useTrail(above, isWide ? { subject: name } : undefined);
  return { majorId, major, name, isPending };
}
