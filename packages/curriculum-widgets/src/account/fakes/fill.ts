interface Hands {
  click: (element: Element) => Promise<void>;
  paste: (text: string) => Promise<void>;
}

/** Puts a text into a field at once, as a password manager or a paste does. */
export async function fill({ click, paste }: Hands, field: Element, text: string) {
  await click(field);
  await paste(text);
}
