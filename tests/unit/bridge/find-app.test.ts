import { describe, expect, test, vi } from "vitest";
import { findAppMessageSender } from "../../../lib/bridge/post-to-app.browser.ts";

const simulator = "http://console.demo.localhost:4001";
const port = () => ({ postMessage: vi.fn<(text: string, origin?: string) => void>() });
const apps = () => ({
  ReactNativeWebView: port(),
  webkit: { messageHandlers: { marquee: port() } },
  MarqueeAndroid: port(),
});

describe("the app that receives the web view's messages", () => {
  test("is React Native first", () => {
    const all = apps();
    findAppMessageSender(all, simulator, port())?.("hi");
    expect(all.ReactNativeWebView.postMessage.mock.calls).toEqual([["hi"]]);
    expect(all.webkit.messageHandlers.marquee.postMessage).not.toHaveBeenCalled();
    expect(all.MarqueeAndroid.postMessage).not.toHaveBeenCalled();
  });

  test("is WKWebView's handler next", () => {
    const { webkit, MarqueeAndroid } = apps();
    findAppMessageSender({ webkit, MarqueeAndroid }, simulator, port())?.("hi");
    expect(webkit.messageHandlers.marquee.postMessage.mock.calls).toEqual([["hi"]]);
    expect(MarqueeAndroid.postMessage).not.toHaveBeenCalled();
  });

  test("is Android's interface next", () => {
    const { MarqueeAndroid } = apps();
    const framing = port();
    findAppMessageSender({ MarqueeAndroid }, simulator, framing)?.("hi");
    expect(MarqueeAndroid.postMessage.mock.calls).toEqual([["hi"]]);
    expect(framing.postMessage).not.toHaveBeenCalled();
  });

  // docs/security.md SE-21
  test("is last the simulator that frames the page, by its exact origin", () => {
    const framing = port();
    findAppMessageSender({}, simulator, framing)?.("hi");
    expect(framing.postMessage.mock.calls).toEqual([["hi", simulator]]);
  });

  test("is called as a method of its port, as native ports require", () => {
    const owner = {
      received: "",
      postMessage(text: string) {
        this.received = text;
      },
    };
    findAppMessageSender({ MarqueeAndroid: owner }, undefined, undefined)?.("hi");
    expect(owner.received).toBe("hi");
  });

  test.each([
    ["a plain browser", undefined, undefined],
    ["a page that the simulator does not frame", simulator, undefined],
    ["a framed page to which the server sent no simulator", undefined, port()],
    ["any origin", "*", port()],
    ["another origin", "https://evil.example", port()],
    ["an origin that only begins alike", "http://console.demo.localhost:4001.evil.example", port()],
    ["a URL in place of an origin", `${simulator}/`, port()],
  ])("does not exist in %s", (_case, origin, framing) => {
    expect(findAppMessageSender({}, origin, framing)).toBeUndefined();
  });

  test("is not a handler of another name", () => {
    const messageHandlers = { marquee: undefined, other: port() };
    expect(
      findAppMessageSender({ webkit: { messageHandlers } }, undefined, undefined),
    ).toBeUndefined();
  });
});
