import { campusBeginAddress, createCampusSignIn, type Client } from '@college/api-client';
import type { LoginInfo } from '@college/curriculum-model';
import { CampusDoor, type CampusDoorProps } from '@college/curriculum-widgets/shell/CampusDoor';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { basePath } from '../../routing/basePath';
import { stringifySearchParams } from '../../search/searchParams';

interface CampusProps extends Omit<CampusDoorProps, 'hrefOf' | 'onExchange'> {
  client: Client;
  /** The path to come to after the sign-in. */
  to: string | undefined;
  onSignedIn: (login: LoginInfo, to: string) => void;
}

/** Where somebody wanted to go when they left for a provider: one that refuses sends them back without it. */
const wantedKey = 'campusSignInTo';

/** The ways of the campus on the sign-in page. */
export function Campus({ client, to, onSignedIn, ...door }: CampusProps) {
  const { history } = useRouter();
  const { returned } = door;
  useEffect(() => {
    const wanted = sessionStorage.getItem(wantedKey);
    if (to !== undefined) sessionStorage.setItem(wantedKey, to);
    else if (returned && wanted !== null) history.replace(`${basePath}/login${stringifySearchParams({ redirect: wanted })}`);
    else sessionStorage.removeItem(wantedKey);
  }, [to, returned, history]);
  return (
    <CampusDoor
      {...door}
      hrefOf={(id) => campusBeginAddress(id, to === undefined ? {} : { to })}
      onExchange={async (request) => {
        const { login, to: wanted } = await createCampusSignIn(client).exchange(request);
        sessionStorage.removeItem(wantedKey);
        onSignedIn(login, wanted);
      }}
    />
  );
}
