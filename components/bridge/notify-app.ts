import type { BridgeMessage } from "@/lib/contract/bridge";

/** True when an app has got the message; a page outside the web view never loads the bridge. */
export async function notifyApp(message: BridgeMessage, mobile: boolean): Promise<boolean> {
  if (!mobile) return false;
  // Without the bridge's script no app is notified, and the page goes on by itself.
  const bridge = await import("@/lib/bridge/post-to-app.browser").catch(() => undefined);
  return bridge?.postToApp(message) ?? false;
}
