/**
 * Whether a press or an input belongs to an input method that composes a text: Enter takes its word, Escape leaves it. WebKit dispatches the key that ends a
 * composition after its end, told only by the key code 229.
 */
export function isInComposition(event: Event | { readonly nativeEvent: Event }): boolean {
  const native = 'nativeEvent' in event ? event.nativeEvent : event;
  const { isComposing, keyCode } = native as Partial<KeyboardEvent>;
  return isComposing === true || keyCode === 229;
}
