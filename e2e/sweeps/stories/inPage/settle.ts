/** Waits until fonts are there, movements that end have ended, and what changed has been drawn. */
export async function settle() {
  await document.fonts.ready;
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
  await nextFrame();
  await nextFrame();
}

function nextFrame() {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
