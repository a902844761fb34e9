import { getCurrentDepartment, getGraduateRequires, getMajorInfo, getMajorMenus } from '@college/api-client/contract';
import { handle, type MountedCall } from '../http/call';
import { codes } from '../http/codes';
import { httpMessages } from '../http/messages';
import { notFound, Refusal } from '../http/refusal';
import { findAncestry } from '../rights/ancestry';
import { majorMenus } from './majorMenus';
import { findMajor } from './majorRepository';
import { presentMajor } from './presentMajor';
import { readDepartments } from './readDepartments';
import { readRequirements } from './readRequirements';

/** The calls about majors and where they belong. */
export const majorCalls: readonly MountedCall[] = [
  handle(getMajorInfo, async ({ db, query, caller, language }) => {
    const major = await findMajor(db, query.majorid);
    if (!major) throw notFound(httpMessages.subjectMissing);
    return presentMajor(major, caller, { collegeId: caller.collegeId }, language);
  }),
  handle(getCurrentDepartment, async ({ db, query, caller, language }) => {
    if (query.userId !== caller.id) throw new Refusal(codes.noRight, httpMessages.noRight);
    return readDepartments(db, caller, query.collegeId, language);
  }),
  handle(getMajorMenus, async ({ db, body, caller, language }) => {
    if (body.userId !== caller.id) throw new Refusal(codes.noRight, httpMessages.noRight);
    const place = await findAncestry(db, 'major', body.majorId);
    return { menus: place ? majorMenus(caller, place, language) : [] };
  }),
  handle(getGraduateRequires, ({ db, query, language }) => readRequirements(db, query.majorid, language)),
];
