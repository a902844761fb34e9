import { createCourseUnits, quietClient } from '@college/api-client';
import { coursePageOptions } from '@college/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../services';

/** Course units on the server; classes and types come with the texts of their page. */
export function useCourseUnitSource() {
  const { client } = useServices();
  const queryClient = useQueryClient();
  return useMemo(() => {
    const page = () => queryClient.ensureQueryData(coursePageOptions(client, client.session.language()));
    return {
      ...createCourseUnits(quietClient(client)),
      listCourseClasses: async () => (await page()).courseClasses,
      listCourseTypes: async () => (await page()).courseTypes,
    };
  }, [client, queryClient]);
}
