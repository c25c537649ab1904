import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ConsentAndAnalytics } from "@/components/consent/consent-and-analytics";
import { SiteFooter } from "@/components/footer/footer";
import { consentKey, type ConsentChoice } from "@/lib/consent/saved-consent";
import { channelFooterSchema } from "@/lib/contract/channel-footer";
import { parseResponse } from "@/lib/contract/parse-response";
import { aChannel } from "../../support/samples";
import { renderSite, t } from "../support/render-site";
import { user } from "../support/user";
import { expectFocus } from "../support/focus";

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout to observe: a bar is 90 px high.
  const observer = class {
    #changed: () => void;
    constructor(changed: () => void) {
      this.#changed = changed;
    }
    observe = () => this.#changed();
    disconnect() {}
  };
  vi.stubGlobal("ResizeObserver", observer);
  // The page is never idle, so that no tracker is loaded.
  vi.stubGlobal("requestIdleCallback", () => 0);
  vi.stubGlobal("cancelIdleCallback", () => {});
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(90);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const policy = "https://law.test/privacy";

/** A page of a channel: the consent bar, its footer, and the main part between. */
function renderPage(settings: object) {
  const channel = aChannel({ settings: { privacy_policy: policy, ...settings } });
  return renderSite(
    <>
      <main id="main" tabIndex={-1} />
      <SiteFooter
        channel={channel}
        footer={parseResponse(channelFooterSchema, { languageVisibility: false }).value}
        t={t}
      />
      <ConsentAndAnalytics channel={channel} endpoint={undefined} scripts={undefined} />
    </>,
  );
}

const optIn = { trackingConsent: "opt-in" };
const optOut = { trackingConsent: "opt-out" };
const bar = () => screen.findByRole("region", { name: "Privacy choices" });
const noBar = () => screen.queryByRole("region", { name: "Privacy choices" });
const opener = () => screen.getByRole("button", { name: "Privacy choices" });
const choose = (name: string) => user.click(screen.getByRole("button", { name }));
/** Waits long enough for the code of a bar that is wrongly open. */
const settle = () => act(async () => void (await import("@/components/consent/consent-bar")));

const choices: [string, ConsentChoice][] = [
  ["Accept", "granted"],
  ["Decline", "not-granted"],
];

test.each(choices)('"%s" is saved as "%s" and closes the bar', async (name, choice) => {
  renderPage(optIn);
  await bar();
  expect(localStorage.getItem(consentKey)).toBeNull();
  await choose(name);
  expect(localStorage.getItem(consentKey)).toBe(choice);
  expect(noBar()).toBeNull();
});

test.each(choices)('the bar does not open again after "%s"', async (_, choice) => {
  localStorage.setItem(consentKey, choice);
  renderPage(optIn);
  await settle();
  expect(noBar()).toBeNull();
});

test("an invalid saved value counts as none", async () => {
  localStorage.setItem(consentKey, "yes");
  renderPage(optIn);
  expect(await bar()).toBeDefined();
});

test("the bar shows its purpose, and links to the privacy policy", async () => {
  renderPage(optIn);
  const region = await bar();
  const text = document.getElementById(region.getAttribute("aria-describedby") ?? "");
  expect(text?.textContent).toMatch(/^May we use analytics to see .*\?/);
  expect(text?.querySelector("a")?.getAttribute("href")).toBe(policy);
});

const words = async () => (await bar()).textContent;
const signal = (name: string, value: unknown) =>
  vi.stubGlobal("navigator", { ...navigator, [name]: value });

test("on a channel with opt-out consent the bar shows that visits are measured", async () => {
  renderPage(optOut);
  await user.click(opener());
  expect(await words()).toMatch(/We measure visits to see .* You can decline/);
});

test.each([
  ["granted", /^We measure visits/],
  ["not-granted", /^We don’t measure your visits/],
])('reopened after "%s" it shows the current choice', async (choice, text) => {
  localStorage.setItem(consentKey, choice);
  renderPage(optIn);
  await user.click(opener());
  expect(await words()).toMatch(text);
});

test.each([
  ["globalPrivacyControl", true, /\(Global Privacy Control\), so we don’t/],
  ["doNotTrack", "1", /\(Do Not Track\), so we don’t/],
])("a browser that declines by %s is named in the bar", async (name, value, text) => {
  signal(name, value);
  renderPage(optOut);
  await user.click(opener());
  expect(await words()).toMatch(text);
});

test("the viewer's own choice has precedence over the browser's signal", async () => {
  signal("globalPrivacyControl", true);
  localStorage.setItem(consentKey, "granted");
  renderPage(optOut);
  await user.click(opener());
  expect(await words()).toMatch(/^We measure visits/);
});

test("a bar that opens by itself does not move the focus", async () => {
  renderPage(optIn);
  await bar();
  expect(document.activeElement).toBe(document.body);
});

test("after a choice the focus is in the main part of the page", async () => {
  renderPage(optIn);
  await bar();
  await choose("Accept");
  await expectFocus(() => screen.getByRole("main"));
});

test("a channel with opt-out consent does not open the bar by itself", async () => {
  renderPage(optOut);
  await settle();
  expect(noBar()).toBeNull();
});

test("the footer's button opens the bar and moves the focus into it", async () => {
  renderPage(optOut);
  await user.click(opener());
  const region = await bar();
  await expectFocus(region);
});

test("a choice returns the focus to the footer's button that opened the bar", async () => {
  renderPage(optOut);
  await user.click(opener());
  await bar();
  await choose("Decline");
  await expectFocus(opener);
});

test("the footer's button moves the focus into an open bar", async () => {
  renderPage(optIn);
  const region = await bar();
  await user.click(opener());
  await expectFocus(region);
});

test("a choice can be changed from the footer", async () => {
  localStorage.setItem(consentKey, "granted");
  renderPage(optIn);
  await user.click(opener());
  await bar();
  await choose("Decline");
  expect(localStorage.getItem(consentKey)).toBe("not-granted");
});

test("a channel without analytics has neither bar nor button", async () => {
  renderPage({});
  await settle();
  expect(noBar()).toBeNull();
  expect(screen.queryByRole("button", { name: "Privacy choices" })).toBeNull();
});

test("a choice in another tab closes the bar", async () => {
  renderPage(optIn);
  await bar();
  localStorage.setItem(consentKey, "granted");
  act(() => void dispatchEvent(new StorageEvent("storage", { key: consentKey })));
  expect(noBar()).toBeNull();
});

test("the bar opens again when another tab deletes the choice", async () => {
  localStorage.setItem(consentKey, "granted");
  renderPage(optIn);
  localStorage.clear();
  act(() => void dispatchEvent(new StorageEvent("storage", { key: null })));
  expect(await bar()).toBeDefined();
});

test("other values that another tab saves leave the bar open", async () => {
  renderPage(optIn);
  await bar();
  localStorage.setItem(consentKey, "granted");
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "mq_player" })));
  expect(noBar()).not.toBeNull();
});

test("without storage a choice closes the bar too", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("closed", "SecurityError");
  });
  renderPage(optIn);
  await bar();
  await choose("Accept");
  expect(noBar()).toBeNull();
});

test("the page has the bar's height as a property while it is open", async () => {
  const height = () => document.documentElement.style.getPropertyValue("--bar");
  renderPage(optIn);
  await bar();
  await waitFor(() => expect(height()).toBe("90px"));
  await choose("Decline");
  expect(height()).toBe("");
});
