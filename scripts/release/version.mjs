/** `npm run release:version`: turns the waiting changesets into versions and changelogs. */
import { folderOf, packageNames } from '../packages/entries.mjs';
import { bin, runOrExit } from '../run.mjs';
import { keepHeadings } from './headings.mjs';
import { keepSince } from './since.mjs';

runOrExit(bin('changeset'), ['version']);
keepHeadings(packageNames.map(folderOf));
await keepSince();
runOrExit(bin('pnpm'), ['install', '--lockfile-only']);
