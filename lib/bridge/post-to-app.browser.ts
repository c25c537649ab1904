import { asBridgeMessage, type BridgeMessage } from "../contract/bridge.ts";

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

/** An object that takes one text: every kind of app listens by one. */
type TextPort = { postMessage: (text: string) => void };

/** What apps put into the page's `window`, as far as the bridge knows it. */
export type AppWindow = {
  ReactNativeWebView?: Partial<TextPort>;
  webkit?: { messageHandlers?: { marquee?: Partial<TextPort> } };
  MarqueeAndroid?: Partial<TextPort>;
};

/** The window around a framed page. */
export type ParentWindow = { postMessage: (text: string, origin: string) => void };

/** The console of the embedded provider, and nobody else: docs/security.md SE-21. */
const simulatorOrigin = /^http:\/\/console\.[a-z0-9-]+\.localhost:\d{1,5}$/;

/**
 * The app that listens to this page, as a function that sends one text to it, or undefined for a plain
 * browser: React Native, else WKWebView's handler `marquee`, else Android's interface
 * `MarqueeAndroid`, else the console's simulator that frames the page. `simulator` is that exact
 * origin, told by the server in embedded mode alone; `parent` is the window around, if any.
 */
export function findApp(
  scope: AppWindow,
  simulator: string | undefined,
  parent: ParentWindow | undefined,
): ((text: string) => void) | undefined {
  const ports = [
    scope.ReactNativeWebView,
    scope.webkit?.messageHandlers?.marquee,
    scope.MarqueeAndroid,
  ];
  const port = ports.find((each) => typeof each?.postMessage === "function");
  // Called on its owner: native objects refuse a method that was taken off them.
  if (port) return (text) => port.postMessage?.(text);
  if (!parent || simulator === undefined || !simulatorOrigin.test(simulator)) return undefined;
  return (text) => parent.postMessage(text, simulator);
}
