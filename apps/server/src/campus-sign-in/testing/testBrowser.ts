import * as contract from '@college/api-client/contract';
import { campusSignInSchema, type CampusFault, type CampusSignIn } from '@college/curriculum-model';
import { read, type Reply, type testServer } from '../../testing/testServer';

type Server = ReturnType<typeof testServer>;

/** What the address of the sign-in page says after a way to a provider and back. */
export interface CameBack {
  code?: string;
  fault?: CampusFault;
}

/** A browser with its cookie, as far as a sign-in at a provider needs one. */
export function testBrowser(server: Server) {
  let cookie = '';

  async function visit(address: string): Promise<{ status: number; location: string }> {
    const { pathname, search } = new URL(address, 'http://localhost');
    const response = await server.request(pathname + search, { headers: { cookie } });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return { status: response.status, location: response.headers.get('location') ?? '' };
  }

  return {
    visit,
    /** Goes to a provider; answers its address. */
    async begin(id: number, query = ''): Promise<string> {
      return (await visit(`/college/api/auth/campus/${id}/begin${query}`)).location;
    },
    /** Comes back from a provider by its address. */
    async comeBack(address: string): Promise<CameBack> {
      return readFragment((await visit(address)).location);
    },
    /** Exchanges the code of the address. */
    async exchange(campusCode: string | undefined, code?: string): Promise<Reply> {
      const body = JSON.stringify({ campusCode, code });
      const headers = { 'content-type': 'application/json', cookie };
      return read(await server.request(`/college/api${contract.exchangeCampusCode.path}`, { method: 'POST', headers, body }));
    },
    /** The same, for a code that is good. */
    async signIn(campusCode: string | undefined): Promise<CampusSignIn> {
      return campusSignInSchema.parse((await this.exchange(campusCode)).data);
    },
  };
}

/** Reads the fragment of an address of the sign-in page. */
export function readFragment(location: string): CameBack {
  const values = new URLSearchParams(location.split('#')[1] ?? '');
  const code = values.get('campusCode');
  return code === null ? { fault: values.get('campusError') as CampusFault } : { code };
}
