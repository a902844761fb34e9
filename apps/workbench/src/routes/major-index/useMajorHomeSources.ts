import {
  createCards,
  createCompletion,
  createCopying,
  createFeedback,
  createMajors,
  createMatrixFiles,
  createPoints,
  quietClient,
} from '@college/api-client';
import { isDemoEmail, type LoginUser } from '@college/curriculum-model';
import type { MajorHomeProps } from '@college/curriculum-widgets/majors/MajorHome';
import { useMemo } from 'react';
import { useServices } from '../../services';

type Sources = Required<Pick<MajorHomeProps, 'source' | 'completionSource' | 'pointSource' | 'copySource'>>;

/** Where the home of a major and the windows over it read and write. */
export function useMajorHomeSources(user: LoginUser | undefined): Sources {
  const { client, demoEmail } = useServices();
  const userId = user?.id ?? 0;
  const isDemo = isDemoEmail(user?.email, demoEmail);
  return useMemo(() => {
    const quiet = quietClient(client);
    const { loadMajorMatrix, ...cards } = createCards(quiet);
    const { loadMajor, listGraduateRequires } = createMajors(quiet);
    // The demo account may not read the matrices.
    const matrix = isDemo ? {} : { loadMajorMatrix };
    return {
      source: { ...cards, ...matrix, ...createMatrixFiles(quiet), ...createFeedback(quiet), loadMajor, listGraduateRequires },
      completionSource: createCompletion(quiet),
      pointSource: createPoints(quiet),
      copySource: createCopying(quiet, { userId }),
    };
  }, [client, isDemo, userId]);
}
