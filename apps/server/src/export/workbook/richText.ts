/** Gathers the text of an element (`si`, `is`): of all its runs, without how they are pronounced. */
export class RichText {
  readonly #outer: string;
  #parts: string[] = [];
  #isInText = false;
  #isPronounced = false;

  constructor(outer: string) {
    this.#outer = outer;
  }

  open(element: string): void {
    if (element === this.#outer) this.#parts = [];
    if (element === 'rPh') this.#isPronounced = true;
    if (element === 't') this.#isInText = !this.#isPronounced;
  }

  add(text: string): void {
    if (this.#isInText) this.#parts.push(text);
  }

  /** The text, at the end of the element. */
  close(element: string): string | undefined {
    if (element === 't') this.#isInText = false;
    if (element === 'rPh') this.#isPronounced = false;
    return element === this.#outer ? plainText(this.#parts.join('')) : undefined;
  }
}

/** Programs write signs that XML has no way to write by their numbers. */
export function plainText(text: string): string {
  return text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
