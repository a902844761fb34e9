import { screens } from '../personScreens.mjs';

/** Places that the walk of people does not look at: records, tabs and searches by their addresses. */
const more = [
  '/courseUnit/report?majorId=1001&courseUnitId=1004',
  '/matrix?majorId=1001&courseId=1004&matrix=major',
  '/matrix?majorId=1001&courseId=1004&matrix=course',
  '/matrix?majorId=1001&courseId=1004&matrix=project',
  '/news?id=1001',
  '/job/list?view=records',
  '/job/list?code=2',
  '/job/list?keyword=软件',
  '/job/detail?jobId=1001',
  '/job/aiHome?majorId=1001',
  '/college/majorDetail?majorId=1001',
  '/anyknow/detail?jobId=1',
  '/dic/talentDemandDetail?id=1001',
  '/manage?tab=feedback',
  '/manage?tab=mail',
  '/manage?tab=trash',
  '/jobto/search?keyword=软件',
];

/** Every address of the workbench, bare and with what it asks for. */
export const addresses = [...screens.map(({ address }) => address), ...more];
