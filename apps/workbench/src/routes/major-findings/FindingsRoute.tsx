import { languageOfCode, textOf, type EditionRef } from '@college/curriculum-model';
import { FindingList } from '@college/curriculum-widgets/rules/FindingList';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { Link } from '@college/ui/Link';
import { useSearch } from '@tanstack/react-router';
import { useMajor } from '../../courses/useMajor';
import { useSettings } from '../../preferences/settings';
import { useRights } from '../../rights/useRights';
import { usePageNames } from '../../routing/pageNames';
import { majorHomePath, majorRulesPath } from '../../search/coursePaths';
import { idOf } from '../../search/searchParams';
import { useTrail } from '../../shell/useTrail';
import { NoMajor } from '../majors/NoMajor';
import { findingPath } from './findingPath';
import { useFindingsSource } from './useFindingsSource';

/** /major/findings (query majorId): what the rules find in a major; of a draft beside what they found in its base. */
export function FindingsRoute() {
  const names = usePageNames();
  const { language } = useSettings();
  const majorId = idOf(useSearch({ from: '/main/major/findings' }).majorId);
  const { major, isPending } = useMajor(majorId);
  const { can } = useRights(majorId);
  const source = useFindingsSource();
  const name = major && textOf(major, 'name', languageOfCode(language));
  useTrail([
    { id: 'majors', label: names.majors, href: '/major/list' },
    ...(name && majorId !== undefined ? [{ id: 'major', label: name, href: majorHomePath({ majorId }) }] : []),
  ]);

  if (majorId === undefined) return <NoMajor />;
  if (isPending) return null;
  const draft = major?.edition;
  const sides: { edition: EditionRef; former?: EditionRef } = draft
    ? { edition: `edition:${draft.id}`, former: `base:${draft.id}` }
    : { edition: `current:${majorId}` };
  return (
    <PageBody>
      <FindingList
        source={source}
        majorId={draft?.homeMajorId ?? majorId}
        {...sides}
        name={name}
        canAccept={can('manage')}
        actions={can('manage') && <Link href={majorRulesPath({ majorId: draft?.homeMajorId ?? majorId })}>{names.majorRules}</Link>}
        canFix={(_, courseId) => (courseId === null ? can('manage') : can('modify', courseId))}
        placeHref={(finding, courseId) => findingPath(finding, { majorId, courseId })}
      />
    </PageBody>
  );
}
