/** Started by image.mjs apart from this machine: runs what docs/operating.md says of containers. Its parameter is a folder to work in. */
import { administrator, followedGuide } from '../installation/guide';
import { followAlone } from './alone.mjs';
import { followComposed } from './composed.mjs';

const answers = [
  ['E-mail address: ', administrator.email],
  ['User name: ', '管理员'],
  ['Name of the college: ', '信息学院'],
  ['Password (not shown): ', administrator.password],
  ['The password again: ', administrator.password],
];
const headings = { alone: 'As containers', composed: 'With PostgreSQL and nginx' };
const guide = followedGuide('docs/operating.md', [['THE-PASSWORD', 'aWordForTests7']]);
const lines = (heading) => guide.next(heading).trim().split('\n');

guide.next(headings.alone); // Done by image.mjs.
await followAlone(lines(headings.alone), administrator, answers);
const settings = guide.next(headings.composed);
const [up, createAdmin] = lines(headings.composed);
const [down, upAgain] = lines(headings.composed);
await followComposed({ settings, up, createAdmin, down, upAgain }, administrator, answers, process.argv[2]);
const left = guide.left(headings.alone);
if (left.length > 0) throw new Error(`Commands of the page that nobody ran, under: ${left.join(', ')}.`);
