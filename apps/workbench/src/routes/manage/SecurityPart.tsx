import { inLanguage, languageOfCode, securityKindNames, securityOutcomeNames } from '@college/curriculum-model';
import { SecurityLog, securityFilterOf, type SecurityLogSource } from '@college/curriculum-widgets/people/SecurityLog';
import { useSettings } from '../../preferences/settings';
import { securityParams, securityQuery } from '../../search/securityParams';
import type { ListAddress } from '../../search/useListAddress';
import { useListViews } from '../../search/useListViews';

interface SecurityPartProps {
  source: SecurityLogSource;
  address: ListAddress;
}

/** The security log of /manage with the person's own views. */
export function SecurityPart({ source, address }: SecurityPartProps) {
  const language = languageOfCode(useSettings().language);
  const query = securityQuery(address.search);
  const { views } = useListViews({
    list: '/manage?tab=security',
    address,
    filterNames: [
      query.kind && inLanguage(securityKindNames[query.kind], language),
      query.outcome && inLanguage(securityOutcomeNames[query.outcome], language),
    ],
    async countRows(view, options) {
      const filter = securityFilterOf(securityQuery(view), Date.now());
      return (await source.listSecurityEvents({ ...filter, pageNum: 1, pageSize: 1 }, options)).pageInfo.total;
    },
  });
  return <SecurityLog source={source} query={query} onQueryChange={(next) => address.show(securityParams(next))} views={views} />;
}
