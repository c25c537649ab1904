/** Names of keys as WebDriver and the DOM spell them; any single character is one too. */
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

/** A tab of a browser, by what WebDriver and WebDriver BiDi can both do. Coordinates are CSS pixels of the viewport. */
export type Tab = {
  /** Loads an address and waits for `load`. */
  open: (address: string) => Promise<void>;
  /** Runs a program in the page, which sees its arguments and the page's globals alone; both ways as JSON. */
  run: <Given extends unknown[], Result>(
    program: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Awaited<Result>>;
  /** Runs the text of a script in the page, whatever the page's policy says. */
  load: (script: string) => Promise<void>;
  click: (x: number, y: number) => Promise<void>;
  hover: (x: number, y: number) => Promise<void>;
  press: (key: Key | string, options?: { shift?: boolean }) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** The size of the viewport. */
  resize: (width: number, height: number) => Promise<void>;
  /** Waits until nothing is on its way to the page, in the browser that keeps none which still loads. */
  calm: () => Promise<void>;
  /** A PNG of the viewport. */
  picture: () => Promise<Buffer>;
};

/** A running browser. */
export type Browser = {
  /** The tab of a viewer with nothing stored; the one before is closed. */
  newViewer: () => Promise<Tab>;
  /** Errors and warnings of the pages' consoles since the last time. */
  noise: () => string[];
  close: () => Promise<void>;
};
