import { createMatrices, createMatrixFiles, createTaskGoals, quietClient } from '@college/api-client';
import { useMemo } from 'react';
import { useServices } from '../../services';

/** Where the page of the matrices reads and saves: the matrices, their workbooks, the task goals. */
export function useMatrixSources() {
  const { client } = useServices();
  return useMemo(() => {
    const quiet = quietClient(client);
    return { source: createMatrices(quiet), files: createMatrixFiles(quiet), taskGoals: createTaskGoals(quiet) };
  }, [client]);
}
