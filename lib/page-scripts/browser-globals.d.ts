/** Network Information API; missing in Safari and Firefox. */
type NetworkInformation = {
  /** Mbit/s. */
  readonly downlink: number;
  /** Milliseconds. */
  readonly rtt: number;
  readonly saveData: boolean;
  /** `slow-2g` to `4g`, by what has been measured. */
  readonly effectiveType?: string;
  /** `cellular`, `wifi` and the like; on Android only. */
  readonly type?: string;
};

interface Navigator {
  readonly connection?: NetworkInformation;
}

/** An error of the page; `error` is the thrown value, of a chunk its URL. */
type GatheredError = {
  kind: "error" | "rejection" | "boundary" | "chunk";
  error: unknown;
  message?: string;
  /** Of the page on which it happened, without its query. */
  path: string;
};
type GatheredErrors = { waiting: GatheredError[]; report: (one: GatheredError) => void };

interface Window {
  /** Missing where errors are not reported: docs/behaviour.md BE-301. */
  mqErrors?: GatheredErrors;
  /** The last button that was pressed, or form that was sent, in a part that is not hydrated yet. */
  mqPendingPress?: HTMLElement;
  /** Media Source Extensions of iPhones; missing elsewhere. */
  readonly ManagedMediaSource?: typeof MediaSource;
}
