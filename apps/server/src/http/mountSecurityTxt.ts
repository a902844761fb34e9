import type { Hono } from 'hono';
import type { RequestVariables } from './requestLog';
import type { Services } from './services';

const projectContact = 'https://github.com/college-curriculum/workbench/security/advisories/new';
const validMilliseconds = 180 * 86_400_000;

/** Serves security.txt (RFC 9116): vulnerabilities are reported to the configured contact of the college, else to the project. */
export function mountSecurityTxt(app: Hono<{ Variables: RequestVariables }>, { settings, now }: Pick<Services, 'settings' | 'now'>): void {
  const { securityContact = projectContact, publicAddress } = settings;
  const path = '/.well-known/security.txt';
  app.get(path, (c) => {
    const expires = new Date(now().getTime() + validMilliseconds).toISOString();
    const canonical = publicAddress ? [`Canonical: ${publicAddress}${path}`] : [];
    const lines = [`Contact: ${securityContact}`, `Expires: ${expires}`, 'Preferred-Languages: zh, en', ...canonical];
    return c.text(`${lines.join('\n')}\n`);
  });
}
