import type { BridgeMessage } from "@/lib/contract/bridge";

/** True when an app has heard it; a page in a browser never loads the bridge. */
export async function tellApp(message: BridgeMessage, mobile: boolean): Promise<boolean> {
  if (!mobile) return false;
  const { postToApp } = await import("@/lib/bridge/post-to-app");
  return postToApp(message);
}
