import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AppMessage } from "@/components/bridge/app-message";
import { WebViewLinks } from "@/components/bridge/web-view-links";
import { linkTarget } from "@/components/bridge/link-target";
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

/** The default action of a tap on a link, without following it. */
async function tapOn(name: string): Promise<unknown> {
  let tap: unknown = "unheard";
  const listener = (event: MouseEvent) => {
    tap = linkTarget(event, location, noPageSegments);
    event.preventDefault();
  };
  addEventListener("click", listener, { capture: true, once: true });
  await user.click(screen.getByText(name));
  return tap;
}

/** True if the browser would follow a link that is tapped. The navigation is prevented. */
async function isFollowed(name: string): Promise<boolean> {
  let followed = false;
  const listener = (event: MouseEvent) => {
    followed = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("click", listener, { capture: true, once: true });
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

  test("with a target of a new tab stays in the web view, which has no tabs", async () => {
    render(
      <a href="/mobile/pages/terms" target="_blank" rel="noopener">
        Terms
      </a>,
    );
    expect(await tapOn("Terms")).toEqual({ to: "web view", path: "/mobile/pages/terms" });
  });

  test("with a modifier key is left to the browser", async () => {
    render(<a href="/pages/about">About</a>);
    await user.keyboard("{Control>}");
    expect(await tapOn("About")).toBeUndefined();
    await user.keyboard("{/Control}");
  });

  test("that leaves the web view is reported to the app, and not followed", async () => {
    render(
      <>
        <WebViewLinks noPages={noPageSegments} />
        <a href="https://example.com/help">Help</a>
      </>,
    );
    expect(await isFollowed("Help")).toBe(false);
    expect(messages).toEqual([{ v: 1, type: "navigate", url: "https://example.com/help" }]);
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

describe("a message of a rendered screen", () => {
  test("is sent once, however often the screen is rendered", () => {
    const { rerender } = render(<AppMessage message={{ v: 1, type: "error", code: 423 }} />);
    rerender(<AppMessage message={{ v: 1, type: "error", code: 423 }} />);
    expect(messages).toEqual([{ v: 1, type: "error", code: 423 }]);
  });

  test("is sent again when the message changes", () => {
    const { rerender } = render(<AppMessage message={{ v: 1, type: "error", code: 423 }} />);
    rerender(<AppMessage message={{ v: 1, type: "error", code: 404 }} />);
    expect(messages).toHaveLength(2);
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
