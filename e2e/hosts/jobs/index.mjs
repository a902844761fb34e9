/** What is done in a host, in order: what only one host has to show, then the six jobs of all. */
import { backendJob } from './backend.mjs';
import { copyJob } from './copy.mjs';
import { firstReplyJob } from './firstReply.mjs';
import { goalsJob, goalsInEnglishJob } from './goals.mjs';
import { lifeJob } from './life.mjs';
import { lightJob } from './light.mjs';
import { looksJob } from './looks.mjs';
import { matrixJob } from './matrix.mjs';
import { policyJob } from './policy.mjs';
import { stylesJob } from './styles.mjs';

export const jobs = [
  firstReplyJob,
  policyJob,
  stylesJob,
  lightJob,
  goalsJob,
  goalsInEnglishJob,
  copyJob,
  matrixJob,
  looksJob,
  lifeJob,
  backendJob,
];
