/** What pnpm writes into the package.json of a tarball: what whoever installs it can use, and nothing of this repository's own. */
function beforePacking(manifest) {
  delete manifest.devDependencies;
  delete manifest.scripts;
  for (const name of peersOf[manifest.name] ?? []) makePeer(manifest, name);
  if (manifest.exports) manifest.exports = withoutSources(manifest.exports);
  // Provenance needs the address of the repository that publishes, which for a fork is not the declared one.
  const { GITHUB_SERVER_URL: host, GITHUB_REPOSITORY: repository } = process.env;
  if (host && repository) {
    const directory = `packages/${manifest.name.split('/').at(-1)}`;
    manifest.repository = { type: 'git', url: `git+${host}/${repository}.git`, directory };
    manifest.homepage = `${host}/${repository}/tree/main/${directory}#readme`;
    manifest.bugs = `${host}/${repository}/issues`;
  }
  return manifest;
}

/** Packages of ours that the page installs itself, so that all that is drawn on it has the same one. */
const peersOf = { '@college/curriculum-widgets': ['@college/ui'] };

/** In the repository it is a plain dependency: changesets takes each minor version of a peer for a breaking change of who needs it. */
function makePeer(manifest, name) {
  const { [name]: version, ...dependencies } = manifest.dependencies;
  manifest.dependencies = dependencies;
  manifest.peerDependencies = { [name]: version, ...manifest.peerDependencies };
}

/** Sources are not shipped: their condition goes, and with it the entries that have nothing else. */
function withoutSources(exports) {
  const entries = Object.entries(exports).map(([subpath, target]) => {
    if (typeof target === 'string') return [subpath, target];
    const { '@college/source': _source, ...built } = target;
    return [subpath, built];
  });
  return Object.fromEntries(entries.filter(([, target]) => Object.keys(target).length > 0));
}

module.exports = { hooks: { beforePacking } };
