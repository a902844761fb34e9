import { createOccupationBook, quietClient } from '@college/api-client';
import { OccupationFacts } from '@college/curriculum-widgets/occupations/OccupationFacts';
import { useMemo } from 'react';
import { useServices } from '../../services';

/** /jobto/info: what the dictionary is, how much of it is here and how it is completed. */
export function LookupInfoRoute() {
  const { client } = useServices();
  const source = useMemo(() => createOccupationBook(quietClient(client)), [client]);
  return <OccupationFacts source={source} />;
}
