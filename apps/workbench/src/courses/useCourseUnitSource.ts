import { createCourseUnits, quietClient } from '@college/api-client';
import { coursePageOptions } from '@college/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { commentMarksKey } from '../comments/commentMarksKey';
import { useServices } from '../services';

/** Course units on the server; classes and types come with the texts of their page, and where asked for, how many comments there are. */
export function useCourseUnitSource({ withMarks = false } = {}) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  return useMemo(() => {
    const page = () => queryClient.ensureQueryData(coursePageOptions(client, client.session.language()));
    const units = createCourseUnits(quietClient(client));
    return {
      ...units,
      async loadCourseUnit(courseUnitId: number, options?: { signal?: AbortSignal }) {
        const unit = await units.loadCourseUnit(courseUnitId, { ...options, marks: withMarks });
        queryClient.setQueryData(commentMarksKey(courseUnitId), unit.marks);
        return unit;
      },
      listCourseClasses: async () => (await page()).courseClasses,
      listCourseTypes: async () => (await page()).courseTypes,
    };
  }, [client, queryClient, withMarks]);
}
