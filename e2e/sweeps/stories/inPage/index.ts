import { findAxeViolations } from './axe';
import { findClipped } from './clipping';
import { findOverlaps } from './controls';
import { findCovered } from './covered';
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
  findCovered,
  findWidePage,
  findSidewaysRegions,
  findAxeViolations,
};

export type StorySweep = typeof storySweep;

declare global {
  interface Window {
    /** The functions that a sweep calls in the page of a story. */
    storySweep: StorySweep;
  }
}

window.storySweep = storySweep;
hookPreview();
