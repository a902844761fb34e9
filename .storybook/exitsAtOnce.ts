const ownAnimations = Element.prototype.getAnimations;

/**
 * React Aria takes a layer away when the animations of its exit have finished. Storybook cancels them when a play ends, and the layer would stay for good
 * where it had not gone by luck: in tests it has none to wait for.
 */
Element.prototype.getAnimations = function (options) {
  return this.hasAttribute('data-exiting') ? [] : ownAnimations.call(this, options);
};
