import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useServices } from '../services';

/** Holds what was read from the server for the pages inside, and forgets it when another person signs in or out. */
export function SessionQueries({ children }: { children: ReactNode }) {
  const { session } = useServices();
  const [queryClient] = useState(createQueryClient);
  useEffect(() => session.subscribe(() => queryClient.clear()), [session, queryClient]);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

function createQueryClient() {
  return new QueryClient({
    // Failures are told once and retried by the person; a repeated call could also write twice.
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 10_000 }, mutations: { retry: false } },
  });
}
