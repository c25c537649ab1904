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
