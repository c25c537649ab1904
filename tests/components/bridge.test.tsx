import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AppMessage } from "@/components/bridge/app-message";
import { WebViewLinks } from "@/components/bridge/web-view-links";
import { linkTarget } from "@/components/bridge/link-target";
import { postToApp } from "@/lib/bridge/post-to-app.browser";
import { noPageSegments } from "@/lib/urls/routes";
import { user } from "./support/user";

let heard: unknown[] = [];
const app = { postMessage: (text: string) => void heard.push(JSON.parse(text)) };

beforeEach(() => {
  heard = [];
  Object.assign(window, { MarqueeAndroid: app });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(window, "MarqueeAndroid");
});

/** What a tap on a link would do, without doing it. */
async function tapOn(name: string): Promise<unknown> {
  let tap: unknown = "unheard";
  const hear = (event: MouseEvent) => {
    tap = linkTarget(event, location, noPageSegments);
    event.preventDefault();
  };
  addEventListener("click", hear, { capture: true, once: true });
  await user.click(screen.getByText(name));
  return tap;
}

/** Whether the browser would follow a link that is tapped; it is kept from doing so. */
async function isFollowed(name: string): Promise<boolean> {
  let followed = false;
  const hear = (event: MouseEvent) => {
    followed = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("click", hear, { capture: true, once: true });
  await user.click(screen.getByText(name));
  return followed;
}

describe("a tap on a link", () => {
  test.each([
    ["https://example.com/help", { to: "app", url: "https://example.com/help" }],
    ["mailto:help@demo.test", { to: "app", url: "mailto:help@demo.test" }],
    ["marquee-demo://user/signIn", { to: "app", url: "marquee-demo://user/signIn" }],
    ["/ads.txt", { to: "app", url: `${location.origin}/ads.txt` }],
    ["/pages/about", { to: "web view", path: "/mobile/pages/about" }],
    ["/", { to: "web view", path: "/mobile" }],
    [`${location.origin}/pages/privacy`, { to: "web view", path: "/mobile/pages/privacy" }],
    ["/mobile/video/7", undefined],
    ["/mobile", undefined],
  ])("to %s does %j", async (href, expected) => {
    render(<a href={href}>go</a>);
    expect(await tapOn("go")).toEqual(expected);
  });

  test("to a tab of its own stays in the web view, which has none", async () => {
    render(
      <a href="/mobile/pages/terms" target="_blank" rel="noopener">
        Terms
      </a>,
    );
    expect(await tapOn("Terms")).toEqual({ to: "web view", path: "/mobile/pages/terms" });
  });

  test("with a key held down is the browser's own", async () => {
    render(<a href="/pages/about">About</a>);
    await user.keyboard("{Control>}");
    expect(await tapOn("About")).toBeUndefined();
    await user.keyboard("{/Control}");
  });

  test("that leaves the web view is told to the app, and not followed", async () => {
    render(
      <>
        <WebViewLinks noPages={noPageSegments} />
        <a href="https://example.com/help">Help</a>
      </>,
    );
    expect(await isFollowed("Help")).toBe(false);
    expect(heard).toEqual([{ v: 1, type: "navigate", url: "https://example.com/help" }]);
  });

  test("is followed in a plain browser", async () => {
    Reflect.deleteProperty(window, "MarqueeAndroid");
    render(
      <>
        <WebViewLinks noPages={noPageSegments} />
        <a href="mailto:help@demo.test">Help</a>
      </>,
    );
    expect(await isFollowed("Help")).toBe(true);
  });
});

describe("what a page says by being there", () => {
  test("is told once, however often it is drawn", () => {
    const { rerender } = render(<AppMessage message={{ v: 1, type: "error", code: 423 }} />);
    rerender(<AppMessage message={{ v: 1, type: "error", code: 423 }} />);
    expect(heard).toEqual([{ v: 1, type: "error", code: 423 }]);
  });

  test("is told again when it is something else", () => {
    const { rerender } = render(<AppMessage message={{ v: 1, type: "error", code: 423 }} />);
    rerender(<AppMessage message={{ v: 1, type: "error", code: 404 }} />);
    expect(heard).toHaveLength(2);
  });
});

describe("telling the app", () => {
  test("says whether somebody listens", () => {
    expect(postToApp({ v: 1, type: "logout" })).toBe(true);
    Reflect.deleteProperty(window, "MarqueeAndroid");
    expect(postToApp({ v: 1, type: "logout" })).toBe(false);
  });

  test("to a port that fails counts as nobody listening", () => {
    const broken = {
      postMessage: () => {
        throw new Error("gone");
      },
    };
    Object.assign(window, { MarqueeAndroid: broken });
    expect(postToApp({ v: 1, type: "logout" })).toBe(false);
  });
});
