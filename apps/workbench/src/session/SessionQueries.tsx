import { isPassing } from '@college/api-client';
import { queryKeys } from '@college/api-client/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSettings } from '../preferences/settings';
import { useServices } from '../services';

/** Milliseconds until a query that nobody answered is made again. */
const pauseInOutage = 10_000;

/**
 * Provides the query cache of the pages inside: clears it when another person signs in or out, and when the language changes refetches names that the server
 * returns in one language.
 */
export function SessionQueries({ children }: { children: ReactNode }) {
  const { session } = useServices();
  const [queryClient] = useState(createQueryClient);
  useEffect(() => {
    let token = session.loginInfo()?.data.authToken;
    return session.subscribe(() => {
      const current = session.loginInfo()?.data.authToken;
      // Somebody who changed their name is still the same person.
      if (current !== token) queryClient.clear();
      token = current;
    });
  }, [session, queryClient]);

  const { language } = useSettings();
  const askedIn = useRef(language);
  useEffect(() => {
    if (askedIn.current === language) return;
    askedIn.current = language;
    // Cards and page texts have their language in their key and are fetched by that; these have not.
    void queryClient.invalidateQueries({ queryKey: queryKeys.majors });
  }, [language, queryClient]);

  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      // Failures are shown once; in an outage the query is made again until the server answers.
      queries: {
        retry: false,
        refetchInterval: ({ state }) => isPassing(state.error) && pauseInOutage,
        // Without a network, too, a query fails at once: one that waits for it would leave its page empty and say nothing.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        staleTime: 10_000,
      },
      // An automatic retry could write twice.
      mutations: { retry: false },
    },
  });
}
