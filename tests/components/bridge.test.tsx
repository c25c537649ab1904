import { cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { SendAppMessage } from "@/components/bridge/send-app-message";
import { WebViewLinkHandler } from "@/components/bridge/web-view-link-handler";
import { webViewLinkTarget } from "@/components/bridge/open-web-view-link";
import { postToApp } from "@/lib/bridge/post-to-app.browser";
import { noPageSegments } from "@/lib/urls/routes";
import { user } from "./support/user";

let messages: unknown[] = [];
const app = { postMessage: (text: string) => void messages.push(JSON.parse(text)) };

beforeEach(() => {
  messages = [];
  Object.assign(window, { MarqueeAndroid: app });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(window, "MarqueeAndroid");
});

/** Counts how often the browser would follow a link. The navigation is prevented. */
function countFollowed(): () => number {
  let times = 0;
  const listener = (event: MouseEvent) => {
    if (!event.defaultPrevented) times += 1;
    event.preventDefault();
  };
  addEventListener("click", listener);
  onTestFinished(() => removeEventListener("click", listener));
  return () => times;
}

function Page({ children }: { children: ReactNode }) {
  return (
    <>
      <WebViewLinkHandler noPages={noPageSegments} />
      {children}
    </>
  );
}

describe("a link in the web view", () => {
  test.each([
    ["https://example.com/help", { to: "app", url: "https://example.com/help" }],
    ["mailto:help@demo.test", { to: "app", url: "mailto:help@demo.test" }],
    ["marquee-demo://user/signIn", { to: "app", url: "marquee-demo://user/signIn" }],
    ["/ads.txt", { to: "app", url: `${location.origin}/ads.txt` }],
    ["/pages/about", { to: "web view", path: "/mobile/pages/about" }],
    ["/", { to: "web view", path: "/mobile" }],
    [`${location.origin}/pages/privacy`, { to: "web view", path: "/mobile/pages/privacy" }],
    ["/mobile/pages/terms", { to: "web view", path: "/mobile/pages/terms" }],
  ])("to %s leads to %j", (href, expected) => {
    const link = Object.assign(document.createElement("a"), { href });
    expect(webViewLinkTarget(link, noPageSegments)).toEqual(expected);
  });

  test.each(["/mobile/video/7", "/mobile"])("to %s is followed by the browser", async (href) => {
    const followed = countFollowed();
    render(<a href={href}>go</a>, { wrapper: Page });
    await user.click(screen.getByText("go"));
    expect(followed()).toBe(1);
  });

  test("with a modifier key is left to the browser", async () => {
    const followed = countFollowed();
    render(<a href="/pages/about">About</a>, { wrapper: Page });
    await user.keyboard("{Control>}");
    await user.click(screen.getByText("About"));
    await user.keyboard("{/Control}");
    expect(followed()).toBe(1);
  });

  test("to another site is sent to the app, and not followed", async () => {
    const followed = countFollowed();
    render(<a href="https://example.com/help">Help</a>, { wrapper: Page });
    await user.click(screen.getByText("Help"));
    await vi.waitFor(() =>
      expect(messages).toEqual([{ v: 1, type: "navigate", url: "https://example.com/help" }]),
    );
    expect(followed()).toBe(0);
  });

  test("to another site is followed once in a plain browser", async () => {
    Reflect.deleteProperty(window, "MarqueeAndroid");
    const followed = countFollowed();
    render(<a href="mailto:help@demo.test">Help</a>, { wrapper: Page });
    await user.click(screen.getByText("Help"));
    await vi.waitFor(() => expect(followed()).toBe(1));
  });
});

describe("a message of a rendered screen", () => {
  test("is sent once, however often the screen is rendered, and again when it changes", async () => {
    const { rerender } = render(<SendAppMessage message={{ v: 1, type: "error", code: 423 }} />);
    rerender(<SendAppMessage message={{ v: 1, type: "error", code: 423 }} />);
    rerender(<SendAppMessage message={{ v: 1, type: "error", code: 404 }} />);
    const codes = () => messages.map((each) => (each as { code: number }).code);
    await vi.waitFor(() => expect(codes()).toEqual([423, 404]));
  });
});

describe("sending a message to the app", () => {
  test("returns whether an app is listening", () => {
    expect(postToApp({ v: 1, type: "logout" })).toBe(true);
    Reflect.deleteProperty(window, "MarqueeAndroid");
    expect(postToApp({ v: 1, type: "logout" })).toBe(false);
  });

  test("returns false if the app's port fails", () => {
    const broken = {
      postMessage: () => {
        throw new Error("gone");
      },
    };
    Object.assign(window, { MarqueeAndroid: broken });
    expect(postToApp({ v: 1, type: "logout" })).toBe(false);
  });
});
