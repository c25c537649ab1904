/** The kind of a device, by its user agent. */
export type ViewerDeviceKind = "computer" | "phone" | "tablet" | "tv";

/** A device of a viewer as it is rendered: docs/behaviour.md BE-244. Never its user agent. */
export type DeviceView = {
  id: string;
  /** In the viewer's language: "Apple iPhone, Safari". */
  name: string;
  kind: ViewerDeviceKind;
  /** Epoch ms. */
  lastActiveAt?: number;
  /** Estimated: "Malmö, Sweden". */
  place?: string;
  /** True for the device that makes the request. */
  isCurrent: boolean;
};

/** The devices of a viewer, and their limit if it is known. */
export type DeviceList = { devices: DeviceView[]; threshold?: number };
