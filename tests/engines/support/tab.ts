/** Names of keys as WebDriver and the DOM spell them. Any single character is also a key. */
export type Key =
  | "Enter"
  | "Escape"
  | "Tab"
  | "Space"
  | "Home"
  | "End"
  | "PageUp"
  | "PageDown"
  | "ArrowLeft"
  | "ArrowRight"
  | "ArrowUp"
  | "ArrowDown";

/** A tab of a browser, with what both WebDriver and WebDriver BiDi can do. Coordinates are CSS pixels of the viewport. */
export type Tab = {
  /** Loads a URL and waits for `load`. */
  open: (address: string) => Promise<void>;
  /** Runs a function in the page, with only its arguments and the page's globals. Arguments and result are sent as JSON. */
  run: <Args extends unknown[], Result>(
    program: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Runs a script's text in the page, independent of the page's policy. */
  load: (script: string) => Promise<void>;
  click: (x: number, y: number) => Promise<void>;
  hover: (x: number, y: number) => Promise<void>;
  press: (key: Key | string, options?: { shift?: boolean }) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Sets the size of the viewport. */
  resize: (width: number, height: number) => Promise<void>;
  /** Waits until the page has no pending requests, in the browser whose back/forward cache refuses pages that still load. */
  calm: () => Promise<void>;
  /** A PNG of the viewport. */
  picture: () => Promise<Buffer>;
};

/** A running browser. */
export type Browser = {
  /** A tab of a viewer with nothing stored. The previous tab is closed. */
  newViewer: () => Promise<Tab>;
  /** Errors and warnings of the pages' consoles since the last call. */
  noise: () => string[];
  close: () => Promise<void>;
};
