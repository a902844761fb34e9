/**
 * Counts the files and lines of product code by room at two revisions, and what the commits between them added and removed by their type
 * (docs/contributing/where.md):
 *
 *     node scripts/experiments/countLines.mjs f24367f9 HEAD
 */
import { spawnSync } from 'node:child_process';
import { root } from '../paths.mjs';

const [before = 'HEAD~100', after = 'HEAD'] = process.argv.slice(2);

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 512 * 2 ** 20 });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

const isProduct = (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|test-data/.test(file);
const roomOf = (file) => (file.includes('.gen.') ? 'generated' : file.split('/').slice(0, 2).join('/'));

/** Files and lines of each room at a revision. */
function countRooms(revision) {
  const rooms = new Map();
  // An empty tree against the revision: every line of it is an added one.
  const empty = git('hash-object', '-t', 'tree', '/dev/null').trim();
  for (const line of git('diff', '--numstat', '--no-renames', empty, revision, '--', 'packages', 'apps').split('\n')) {
    const [lines, , file] = line.split('\t');
    if (!file || !isProduct(file)) continue;
    const room = rooms.get(roomOf(file)) ?? { files: 0, lines: 0 };
    rooms.set(roomOf(file), { files: room.files + 1, lines: room.lines + Number(lines) });
  }
  return rooms;
}

/** Commits, added and removed lines by the type in the subject: feat, fix, refactor … */
function countTypes() {
  const types = new Map();
  let type = '';
  for (const line of git('log', '--no-renames', '--numstat', '--format=@%s', `${before}..${after}`, '--', 'packages', 'apps').split('\n')) {
    const [added, removed, file] = line.split('\t');
    if (line.startsWith('@')) {
      type = /^@(\w+)(\(.*?\))?!?:/.exec(line)?.[1] ?? 'other';
      const count = types.get(type) ?? { commits: 0, added: 0, removed: 0 };
      types.set(type, { ...count, commits: count.commits + 1 });
    } else if (file && isProduct(file) && !file.includes('.gen.')) {
      const count = types.get(type);
      types.set(type, { ...count, added: count.added + Number(added), removed: count.removed + Number(removed) });
    }
  }
  return types;
}

const [then, now] = [countRooms(before), countRooms(after)];
for (const room of [...new Set([...then.keys(), ...now.keys()])].toSorted()) {
  const [old, current] = [then, now].map((rooms) => rooms.get(room) ?? { files: 0, lines: 0 });
  console.log(`${room}: ${old.files} → ${current.files} files, ${old.lines} → ${current.lines} lines`);
}
const sum = (rooms, what) => [...rooms.values()].reduce((total, room) => total + room[what], 0);
console.log(`all: ${sum(then, 'files')} → ${sum(now, 'files')} files, ${sum(then, 'lines')} → ${sum(now, 'lines')} lines\n`);
for (const [type, { commits, added, removed }] of countTypes()) {
  console.log(`${type}: ${commits} commits, +${added} −${removed} = ${added - removed}`);
}
