import { createMatrices, quietClient } from '@college/api-client';
import { breaksOf, breaksSentences, type ThreadItem } from '@college/curriculum-model';
import { DeleteBreaks } from '@college/curriculum-widgets/matrices/DeleteBreaks';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import { useServices } from '../../services';

interface MatrixBreaksProps {
  /** None while a unit is new: nothing hangs on it yet. */
  courseUnitId: number | undefined;
  children: ReactNode;
}

/** Milliseconds for which matrices once read serve several deletions in a row. */
const freshFor = 5000;

/** Lets the deletions of the unit's page say what they break in its matrices, which are read when the first of them asks. */
export function MatrixBreaks({ courseUnitId, children }: MatrixBreaksProps) {
  const { client } = useServices();
  const queryClient = useQueryClient();

  const tell = useCallback(
    async (items: readonly ThreadItem[]) => {
      if (courseUnitId === undefined) return [];
      const matrices = await queryClient.fetchQuery({
        queryKey: ['linkedMatrices', courseUnitId],
        queryFn: ({ signal }) => createMatrices(quietClient(client)).loadMatrices(courseUnitId, { signal }),
        staleTime: freshFor,
        retry: false,
      });
      return items.flatMap((item) => breaksSentences(matrices, breaksOf(matrices, item)));
    },
    [client, courseUnitId, queryClient],
  );
  return <DeleteBreaks tell={tell}>{children}</DeleteBreaks>;
}
