/** What a browser says that it runs on. */
export type DeviceKind = "computer" | "phone" | "tablet" | "tv";

/** What is drawn of a device that a viewer is signed in on: docs/behaviour.md BE-244. Never its user agent. */
export type DeviceView = {
  id: string;
  /** In the viewer's language: "Apple iPhone, Safari". */
  name: string;
  kind: DeviceKind;
  /** Epoch ms. */
  lastActiveAt?: number;
  /** Estimated: "Malmö, Sweden". */
  place?: string;
  /** The one that asks. */
  isCurrent: boolean;
};

/** The devices of a viewer, and how many there may be, where that is known. */
export type DeviceList = { devices: DeviceView[]; threshold?: number };
