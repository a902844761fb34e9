/** Whether the user's machine has a Command key. */
export function isAppleDevice() {
  return /mac|iphone|ipad/i.test(navigator.platform);
}
