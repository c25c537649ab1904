import { validateBridgeMessage, type BridgeMessage } from "../contract/bridge.ts";

/**
 * Sends a message to the app that shows this page: `postToApp({ v: 1, type: "logout" })`. Returns true if an app
 * listens. Only fields of the message are sent. False in a plain browser, where the page continues by itself. Pages
 * outside `/mobile` never import this module.
 */
export function postToApp(message: BridgeMessage): boolean {
  const sent = validateBridgeMessage(message);
  const app = findAppMessageSender(
    window as AppWindow,
    simulator(),
    parent === window ? undefined : parent,
  );
  if (!app || !sent) return false;
  try {
    app(JSON.stringify(sent));
    return true;
  } catch {
    // A failing port counts as no app: the page continues by itself.
    return false;
  }
}

/** In the web view the root layout writes this attribute into the page: app/layout.tsx. */
function simulator(): string | undefined {
  return document.body.dataset.simulator;
}

/** An object that accepts one text: every kind of app provides one. */
type TextPort = { postMessage: (text: string) => void };

/** The objects that apps add to the page's `window`, as far as the bridge uses them. */
export type AppWindow = {
  ReactNativeWebView?: Partial<TextPort>;
  webkit?: { messageHandlers?: { marquee?: Partial<TextPort> } };
  MarqueeAndroid?: Partial<TextPort>;
};

/** The window around a framed page. */
export type ParentWindow = { postMessage: (text: string, origin: string) => void };

/** The console of the embedded provider only: docs/security.md SE-21. */
const simulatorOrigin = /^http:\/\/console\.[a-z0-9-]+\.localhost:\d{1,5}$/;

/**
 * The app that listens to this page, as a function that sends one text to it; undefined in a plain browser. The first
 * of: React Native, WKWebView's handler `marquee`, Android's interface `MarqueeAndroid`, the console's simulator that
 * frames the page. `simulator` is the origin of the simulator, which the server sends in embedded mode only; `parent`
 * is the surrounding window, if any.
 */
export function findAppMessageSender(
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
  // Called as a method: native objects reject a detached function.
  if (port) return (text) => port.postMessage?.(text);
  if (!parent || simulator === undefined || !simulatorOrigin.test(simulator)) return undefined;
  return (text) => parent.postMessage(text, simulator);
}
