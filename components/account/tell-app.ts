import type { BridgeMessage } from "@/lib/contract/bridge";

/** True when an app has heard it; a page in a browser never loads the bridge. */
export async function tellApp(message: BridgeMessage, mobile: boolean): Promise<boolean> {
  if (!mobile) return false;
  // Without its script nobody is told, and the page goes on by itself.
  const bridge = await import("@/lib/bridge/post-to-app").catch(() => undefined);
  return bridge?.postToApp(message) ?? false;
}
