import { languageOfCode, textOf, type EditionRef } from '@college/curriculum-model';
import { FindingList } from '@college/curriculum-widgets/rules/FindingList';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { useMajor } from '../../courses/useMajor';
import { useSettings } from '../../preferences/settings';
import { useRights } from '../../rights/useRights';
import { usePageNames } from '../../routing/pageNames';
import { findingsPath, majorHomePath, majorRulesPath } from '../../search/coursePaths';
import { findingParamNames, findingParams, findingQuery } from '../../search/findingParams';
import { idOf, idsOf } from '../../search/searchParams';
import { useListAddress } from '../../search/useListAddress';
import { useTrail } from '../../shell/useTrail';
import { NoMajor } from '../majors/NoMajor';
import { findingPath } from './findingPath';
import { findingsPageMessages } from './messages';
import { useFindingsSource } from './useFindingsSource';

/** /major/findings (query majorId): what the rules find in a major, or with `courses`, ids with a dot between them, in these alone; of a draft beside what they found in its base; filter and grouping are stored in the URL. */
export function FindingsRoute() {
  const text = useMessages(findingsPageMessages);
  const names = usePageNames();
  const { language } = useSettings();
  const { search, show } = useListAddress('/major/findings', findingParamNames);
  const majorId = idOf(search.majorId);
  const courseIds = idsOf(search.courses);
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
        {...(courseIds && { courseIds })}
        query={findingQuery(search)}
        onQueryChange={(query) => show(findingParams(query))}
        name={courseIds ? [name, text.chosenCourses({ count: courseIds.length })].filter(Boolean).join(' · ') : name}
        canAccept={can('manage')}
        actions={
          <>
            {courseIds && <Link href={findingsPath({ majorId })}>{text.wholeMajor}</Link>}
            {can('manage') && <Link href={majorRulesPath({ majorId: draft?.homeMajorId ?? majorId })}>{names.majorRules}</Link>}
          </>
        }
        canFix={(_, courseId) => (courseId === null ? can('manage') : can('modify', courseId))}
        placeHref={(finding, courseId) => findingPath(finding, { majorId, courseId })}
      />
    </PageBody>
  );
}
