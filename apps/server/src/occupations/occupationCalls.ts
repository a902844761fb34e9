import { listOccupationLevels } from '@college/api-client/contract';
import { occupationLevels } from '@college/curriculum-model';
import { handle, type MountedCall } from '../http/call';

/** The calls about the classification of occupations. */
export const occupationCalls: readonly MountedCall[] = [handle(listOccupationLevels, async ({ language }) => occupationLevels(language))];
