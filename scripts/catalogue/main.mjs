/** `npm run catalogue`: makes the catalogues when they are stale, and fails when a member of a port does not say what it is for. */
import { readComponents } from './made.mjs';

const ports = (await readComponents()).flatMap((component) => component.ports);
const undescribed = new Set(
  ports.flatMap((port) => port.members.filter(({ description }) => !description).map(({ name }) => `${port.name}.${name}`)),
);
if (undescribed.size > 0) {
  console.error(`${[...undescribed].join(', ')}: say in a comment what this member of the port means and which call satisfies it.`);
  process.exit(1);
}
console.log('The catalogues are made, and every member of a port says what it is for.');
