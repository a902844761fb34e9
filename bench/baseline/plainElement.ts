/** An element with its style and words, as the baselines make them. */
export function plainElement<Name extends keyof HTMLElementTagNameMap>(name: Name, style = '', text?: string): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.style.cssText = style;
  if (text !== undefined) made.textContent = text;
  return made;
}
