import { readOptions } from '../options';
import type { RestoreTarget } from './restoreArchive';
import { fromHere } from './runCommand';

/** The database that a command names, or else the one that the server uses. */
export function targetOf(into: string | boolean | undefined): RestoreTarget {
  if (typeof into === 'string') return /^postgres(ql)?:/.test(into) ? { url: into } : { folder: fromHere(into) };
  const { databaseUrl, directUrl, dataFolder } = readOptions([], process.env);
  const url = directUrl ?? databaseUrl;
  return url ? { url } : { folder: dataFolder };
}
