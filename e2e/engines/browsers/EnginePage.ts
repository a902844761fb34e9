/** A place in the viewport, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A page of a browser, by the few verbs that every driver has. What else is needed is computed in the page. */
export interface EnginePage {
  open(url: string): Promise<void>;
  /** The value of an expression in the page, awaited; it is copied as JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Presses the mouse button and releases it. */
  click(at: Point): Promise<void>;
  /** Presses a key, or several at once such as `Control+s`, by their names in `KeyboardEvent.key`; the space bar is `Space`. */
  press(keys: string): Promise<void>;
  /** Types a text key by key, Chinese included. */
  type(text: string): Promise<void>;
  /** Writes a picture of the viewport as PNG. */
  takePicture(path: string): Promise<void>;
}

/** A browser with one page. */
export interface EngineBrowser {
  /** What the browser calls itself: `firefox/153.8.0`. */
  version: string;
  page: EnginePage;
  close(): Promise<void>;
}

/** The size of the viewport. */
export interface WindowSize {
  width: number;
  height: number;
}
