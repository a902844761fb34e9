/** The third-party packages in the bundled module, as reported by the bundler, and whether the list of licences has each of them. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** `name@version` of every installed package that code in these chunks comes from. */
export function bundledPackages(output) {
  const files = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  const folders = new Set(files.filter((id) => id.includes('/node_modules/')).map((id) => dirname(pathOf(id))));
  return [...new Set([...folders].map(packageAt))].toSorted();
}

/** Those that have no row `| name | version |` in the list. */
export function withoutLicence(packages, list) {
  return packages.filter((one) => {
    const at = one.lastIndexOf('@');
    return !list.includes(`| ${one.slice(0, at)} | ${one.slice(at + 1)} |`);
  });
}

/** Plugins mark modules that they made of a file by a leading zero byte and a query. */
function pathOf(id) {
  return id.replace(/^\0/, '').replace(/\?.*$/, '');
}

/** Folders inside a package may have a package.json that only sets the module type. */
function packageAt(folder) {
  const path = join(folder, 'package.json');
  const { name, version } = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  return name && version ? `${name}@${version}` : packageAt(dirname(folder));
}
