/** What npm requires of a packed manifest for provenance (it rejects with E422), and what its page shows. */
import { root } from '../paths.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What is wrong with a packed manifest; an empty list is right. `environment` is that of the workflow that publishes; outside of one the address is that of
 * the root's package.json.
 */
export function provenanceFaults(manifest, environment = process.env) {
  const { name, repository, homepage, bugs } = manifest;
  const directory = `packages/${name.split('/').at(-1)}`;
  const { GITHUB_SERVER_URL: host, GITHUB_REPOSITORY: path } = environment;
  const address = host && path ? `${host}/${path}` : declaredAddress();
  const wanted = { 'repository.type': 'git', 'repository.url': `git+${address}.git`, 'repository.directory': directory };
  const found = { 'repository.type': repository?.type, 'repository.url': repository?.url, 'repository.directory': repository?.directory };
  const faults = Object.keys(wanted).filter((key) => found[key] !== wanted[key]);
  return [
    ...faults.map((key) => `${name}: ${key} is "${found[key] ?? ''}", expected "${wanted[key]}"`),
    ...Object.entries({ homepage, bugs })
      .filter(([, url]) => typeof url !== 'string' || !url.startsWith(`${address}/`))
      .map(([key, url]) => `${name}: ${key} is "${url ?? ''}", expected an address below ${address}`),
  ];
}

function declaredAddress() {
  const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return repository.url.replace(/^git\+/, '').replace(/\.git$/, '');
}
