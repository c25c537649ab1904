/** Network Information API; missing in Safari and Firefox. */
type NetworkInformation = {
  /** Mbit/s. */
  readonly downlink: number;
  /** Milliseconds. */
  readonly rtt: number;
  readonly saveData: boolean;
  /** `slow-2g` to `4g`, by what has been measured. */
  readonly effectiveType?: string;
  /** `cellular`, `wifi` and the like; Android alone tells. */
  readonly type?: string;
};

interface Navigator {
  readonly connection?: NetworkInformation;
}

interface Window {
  /** What was pressed, or the form that was sent, in a part that is not hydrated yet: the last one. */
  mqHeldPress?: HTMLElement;
  /** Media Source Extensions of iPhones; missing elsewhere. */
  readonly ManagedMediaSource?: typeof MediaSource;
}
