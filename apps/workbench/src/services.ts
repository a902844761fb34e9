import type { Client } from '@college/api-client';
import { createContext, useContext } from 'react';
import type { WorkbenchSession } from './session/workbenchSession';

/** What every route works with. */
export interface WorkbenchServices {
  client: Client;
  session: WorkbenchSession;
  demoEmail: string;
  /** Address of the assistant on the person's own machine (decision 135). */
  socketUrl: string;
}

export const ServicesContext = createContext<WorkbenchServices | null>(null);

/** The services of the workbench around a component. */
export function useServices(): WorkbenchServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices: there is no ServicesContext above. Routes render inside <Workbench>.');
  return services;
}
