import { createHistory, quietClient } from '@college/api-client';
import { mayAnywhere } from '@college/curriculum-model';
import { useMemo } from 'react';
import { useServices } from '../services';
import { useLogin } from '../session/useLogin';

/** Where what was just deleted is brought back, for those who may. */
export function useTrash() {
  const { client } = useServices();
  const user = useLogin()?.user;
  const trash = useMemo(() => createHistory(quietClient(client)), [client]);
  return user && mayAnywhere(user, 'manage') ? trash : undefined;
}
