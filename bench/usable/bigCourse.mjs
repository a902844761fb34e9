/** Puts the large course of `server-copy/fillCourse.mjs` into a folder, for a person who can sign in like the leader of the sample major; for `run.mjs`. */
import { createRequire } from 'node:module';
import { samplePassword, sampleUser } from '../../packages/curriculum-model/src/fixtures/index.ts';
import { openDatabase, schema } from '../../apps/server/src/db/index.ts';
import { hashPassword } from '../../apps/server/src/passwords/index.ts';
import { fillCourse } from '../server-copy/fillCourse.mjs';

const { pino } = createRequire(new URL('../../apps/server/package.json', import.meta.url))('pino');

const [, , , place] = process.argv;
const database = await openDatabase({ folder: place, logger: pino({ level: 'warn' }, pino.destination(2)) });
const { courseId, source } = await fillCourse(database.db, schema);
await database.db.update(schema.users).set({ email: sampleUser('majorLeader').email, passwordHash: await hashPassword(samplePassword) });
await database.close();
console.log(JSON.stringify({ majorId: source, courseId }));
