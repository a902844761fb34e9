import { createOccupationBook, quietClient } from '@college/api-client';
import { OccupationBrowser } from '@college/curriculum-widgets/occupations/OccupationBrowser';
import { OccupationLookup, type LookupPage } from '@college/curriculum-widgets/occupations/OccupationLookup';
import { useMessages } from '@college/ui/messages';
import { Outlet, useLocation, useRouter, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { workbenchMessages } from '../../messages';
import { useSettings } from '../../preferences/settings';
import { basePath } from '../../routing/basePath';
import { useDocumentTitle, useRow } from '../../routing/useDocumentTitle';
import { bookPlaceOf, lookupPath } from '../../search/occupationPaths';
import { useServices } from '../../services';
import { RightsGate } from '../../rights/RightsGate';

const hrefs = { book: '/jobto', search: '/jobto/search', about: '/jobto/info' };

/** The frame of /jobto (decision 8): all of its URLs share one lookup of the dictionary. */
export function LookupRoute() {
  const { product } = useMessages(workbenchMessages);
  const { client } = useServices();
  const { language, changeLanguage, preferences } = useSettings();
  const router = useRouter();
  const { pathname } = useLocation();
  const place = bookPlaceOf(useSearch({ strict: false }));
  const source = useMemo(() => createOccupationBook(quietClient(client)), [client]);
  useDocumentTitle(useRow());
  const isAbout = pathname.endsWith(hrefs.about);
  const isSearch = pathname.endsWith(hrefs.search);
  const page: LookupPage = isAbout ? 'about' : isSearch ? 'search' : 'book';
  return (
    <OccupationLookup
      product={product}
      page={page}
      hrefs={hrefs}
      workbenchHref="/workbench"
      language={language}
      onLanguageChange={changeLanguage}
      isFitToWindow={preferences.isFitToWindow}
    >
      <RightsGate needs="read" title="occupationLookup">
        {isAbout ? (
          <Outlet />
        ) : (
          <OccupationBrowser
            source={source}
            place={place}
            onPlaceChange={(next, how) => router.history[how](`${basePath}${lookupPath(next)}`)}
            hrefOf={lookupPath}
            factsHref={hrefs.about}
            isSearchFirst={isSearch && place.keyword === ''}
          />
        )}
      </RightsGate>
    </OccupationLookup>
  );
}
