import { asBridgeMessage, type BridgeMessage } from "../contract/bridge.ts";
import { type AppWindow, findApp } from "./find-app.ts";

/**
 * Sends a message to the app that shows this page: `postToApp({ v: 1, type: "logout" })` → whether an app
 * listens. Only what belongs to the message is sent. False in a plain browser, where the page goes
 * on by itself. Pages outside `/mobile` never import it.
 */
export function postToApp(message: BridgeMessage): boolean {
  const sent = asBridgeMessage(message);
  const app = findApp(window as AppWindow, simulator(), parent === window ? undefined : parent);
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
