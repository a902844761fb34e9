import type { World } from '../world';

/** The own draft, and what it was made of. */
export const sidesOf = (world: World) => ({ left: `base:${world.need('ownEditionId')}`, right: `edition:${world.need('ownEditionId')}` });
