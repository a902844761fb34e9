/** The OpenID provider of `npm run trust:sso`: `oidc-provider` wants a newer Node.js than this project, so both come from npm into a folder of their own. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const versions = { provider: 'oidc-provider@9.13.3', node: `node-${process.platform}-${process.arch}@22.23.3` };
const program = fileURLToPath(new URL('provider.mjs', import.meta.url));

/** Installs provider and Node.js where they are not there yet; answers the folder. Throws where the registry gives them not. */
function fetchPackages() {
  const folder = join(tmpdir(), `college-sso-${Object.values(versions).join('-').replaceAll('@', '-')}`);
  if (existsSync(join(folder, 'node_modules', 'oidc-provider'))) return folder;
  mkdirSync(folder, { recursive: true });
  const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  execFileSync('npm', ['install', '--prefix', folder, ...flags, ...Object.values(versions)], { stdio: ['ignore', 'inherit', 'inherit'] });
  return folder;
}

/** Starts the provider on a port; resolves once it listens. */
export async function startProvider({ port, client }) {
  const folder = fetchPackages();
  const node = join(folder, 'node_modules', versions.node.split('@')[0], 'bin', 'node');
  const child = spawn(node, [program, folder, String(port), JSON.stringify(client)], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve);
    child.once('close', (code) => reject(new Error(`The provider ended with ${code} before it listened.`)));
  });
  return { issuer: `http://localhost:${port}`, stop: () => child.kill() };
}
