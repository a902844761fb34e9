import { createOccupationBook, quietClient } from '@college/api-client';
import { OccupationBrowser, topPlace, type BookPlace } from '@college/curriculum-widgets/occupations/OccupationBrowser';
import { OccupationsPage } from '@college/curriculum-widgets/occupations/OccupationsPage';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { basePath } from '../../routing/basePath';
import { bookPlaceOf, occupationBookPath, occupationRecordsPath } from '../../search/occupationPaths';
import { useServices } from '../../services';
import { OccupationRecords } from './OccupationRecords';

/** /job/list: the classification dictionary, and under view=records the college's own records (decision 154); the state of the view is stored in the URL. */
export function OccupationsRoute() {
  const { client } = useServices();
  const router = useRouter();
  const search = useSearch({ from: '/main/job/list' });
  const source = useMemo(() => createOccupationBook(quietClient(client)), [client]);
  const view = search.view === 'records' ? 'records' : 'dictionary';
  const place = view === 'dictionary' ? bookPlaceOf(search) : topPlace;
  // The dictionary opens again where it was left for the records.
  const left = useRef(place);

  function go(next: BookPlace, how: 'push' | 'replace') {
    left.current = next;
    router.history[how](`${basePath}${occupationBookPath(next)}`);
  }

  return (
    <PageBody>
      <OccupationsPage
        view={view}
        onViewChange={(next) => {
          if (view === 'dictionary') left.current = place;
          router.history.push(`${basePath}${next === 'records' ? occupationRecordsPath() : occupationBookPath(left.current)}`);
        }}
        dictionary={
          <OccupationBrowser source={source} place={place} onPlaceChange={go} hrefOf={occupationBookPath} factsHref="/jobto/info" />
        }
        records={<OccupationRecords />}
      />
    </PageBody>
  );
}
