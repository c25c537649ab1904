import { asBridgeMessage, type BridgeMessage } from "../contract/bridge.ts";
import { type AppWindow, appOf } from "./app-of.ts";

/**
 * Tells the app that shows this page: `postToApp({ v: 1, type: "logout" })` → whether somebody
 * listens. Only what belongs to the message is sent. False in a plain browser, where the page goes
 * on by itself. Pages outside `/mobile` never import it.
 */
export function postToApp(message: BridgeMessage): boolean {
  const sent = asBridgeMessage(message);
  const app = appOf(window as AppWindow, simulator(), parent === window ? undefined : parent);
  if (!app || !sent) return false;
  try {
    app(JSON.stringify(sent));
    return true;
  } catch {
    // An app whose port fails is as good as none: the page goes on by itself.
    return false;
  }
}

/** The mobile layout writes it into the page: app/mobile/layout.tsx. */
function simulator(): string | undefined {
  return document.getElementById("main")?.dataset.simulator;
}
