import { findAxeViolations } from './axe';
import { findClipped } from './clipping';
import { findOverlaps } from './controls';
import { currentStory, drawStory, hookPreview, setGlobals } from './previewHook';
import { settle } from './settle';
import { findForeignMessages, findMissingMessages } from './texts';
import { findSidewaysRegions, findWidePage } from './width';

const storySweep = {
  drawStory,
  setGlobals,
  currentStory,
  settle,
  findMissingMessages,
  findForeignMessages,
  findClipped,
  findOverlaps,
  findWidePage,
  findSidewaysRegions,
  findAxeViolations,
};

export type StorySweep = typeof storySweep;

declare global {
  interface Window {
    /** What a sweep asks of the page in which a story stands. */
    storySweep: StorySweep;
  }
}

window.storySweep = storySweep;
hookPreview();
