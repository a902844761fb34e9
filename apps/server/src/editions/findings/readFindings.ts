import { applyAccepted, findingsHere, type EditionFindings, type Occasion } from '@college/curriculum-model';
import { rulesOfMajor } from '../../rules/ruleLayers';
import { askingOf, coursesByLineage, partsOf, type Comparing } from '../comparing/compareSides';
import { askAboutStates } from '../comparing/sideParts';
import type { FoundSide } from '../resolveSide';
import { listAcceptances } from './acceptanceRepository';
import { judgedParts } from './approvedParts';
import { numberedRows } from './numberedRows';

/** What the rules, as the major, its department and its college set them, find in a state of a curriculum, apart from what was accepted. */
export async function readFindings(comparing: Comparing, sides: readonly [FoundSide], occasion: Occasion): Promise<EditionFindings> {
  const { db } = comparing.services.database;
  const [side] = sides;
  const today = comparing.dayOf(comparing.now);
  const settings = await rulesOfMajor(db, side.homeMajorId);
  const [state] = await partsOf(comparing, sides);
  const states = await judgedParts(db, side, state!);
  const { findings, unsaid } = await askAboutStates(db, 'findings', { today, occasion, settings }, states, askingOf(comparing));
  const acceptances = await listAcceptances(db, side.homeMajorId, comparing);
  const counted = acceptances.filter(({ finding }) => !unsaid.includes(finding));
  const { majorId } = side.side;
  const placed = majorId === null ? findings : findingsHere(findings, await numberedRows(db, majorId, findings));
  const { open, accepted, ended } = applyAccepted(placed, counted, today);
  const courses = [...(await coursesByLineage(db, side))].map(([lineage, courseId]) => ({ lineage, courseId }));
  return { findings: [...open], accepted: [...accepted], ended: [...ended], courses };
}

/** What the rules find on the occasion that says one finding. */
export async function readSaying(id: string, comparing: Comparing, sides: readonly [FoundSide]): Promise<EditionFindings> {
  const reviewed = await readFindings(comparing, sides, 'review');
  const isSaid = [...reviewed.findings, ...(reviewed.accepted ?? []).map(({ finding }) => finding)].some((one) => one.id === id);
  return isSaid ? reviewed : readFindings(comparing, sides, 'editing');
}
