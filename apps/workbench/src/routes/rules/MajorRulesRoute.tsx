import { languageOfCode, textOf } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { useSearch } from '@tanstack/react-router';
import { useMajor } from '../../courses/useMajor';
import { useSettings } from '../../preferences/settings';
import { UnknownRights } from '../../rights/UnknownRights';
import { useRights } from '../../rights/useRights';
import { usePageNames } from '../../routing/pageNames';
import { findingsPath, majorHomePath } from '../../search/coursePaths';
import { idOf } from '../../search/searchParams';
import { useTrail } from '../../shell/useTrail';
import { NoMajor } from '../majors/NoMajor';
import { GuardedRules } from './GuardedRules';
import { rulesPageMessages } from './messages';

/** /major/rules (query majorId): the rules as a major sets them over its department and its college; those of a draft are its major's. */
export function MajorRulesRoute() {
  const text = useMessages(rulesPageMessages);
  const names = usePageNames();
  const { language } = useSettings();
  const asked = idOf(useSearch({ from: '/main/major/rules' }).majorId);
  const majorId = useMajor(asked).major?.edition?.homeMajorId ?? asked;
  const { major } = useMajor(majorId);
  const { can, isKnown, failure } = useRights(majorId);
  const name = major && textOf(major, 'name', languageOfCode(language));
  const findings = majorId === undefined ? undefined : findingsPath({ majorId });
  useTrail([
    { id: 'majors', label: names.majors, href: '/major/list' },
    ...(name && majorId !== undefined ? [{ id: 'major', label: name, href: majorHomePath({ majorId }) }] : []),
    ...(findings ? [{ id: 'findings', label: names.findings, href: findings }] : []),
  ]);

  if (majorId === undefined || findings === undefined) return <NoMajor />;
  if (!isKnown) return <UnknownRights failure={failure} />;
  if (!can('manage')) return <EmptyState isPage title={text.needsMajor} action={<Link href={findings}>{names.findings}</Link>} />;
  return <GuardedRules key={majorId} of={{ majorId }} title={names.majorRules} name={name} />;
}
