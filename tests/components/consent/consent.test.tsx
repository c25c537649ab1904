import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ConsentPrompt } from "@/components/consent/consent-prompt";
import { SiteFooter } from "@/components/footer/footer";
import { consentKey, type ConsentChoice } from "@/lib/consent/saved-consent";
import { footer } from "@/lib/contract/footer";
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

/** A page of a channel: what it asks by, its footer, and the main part between. */
function draw(settings: object) {
  const channel = aChannel({ settings: { privacy_policy: policy, ...settings } });
  return renderSite(
    <>
      <main id="main" tabIndex={-1} />
      <SiteFooter
        channel={channel}
        footer={parseResponse(footer, { languageVisibility: false }).value}
        t={t}
      />
      <ConsentPrompt channel={channel} endpoint={undefined} scripts={undefined} />
    </>,
  );
}

const asks = { trackingConsent: "opt-in" };
const offers = { trackingConsent: "opt-out" };
const bar = () => screen.findByRole("region", { name: "Privacy choices" });
const noBar = () => screen.queryByRole("region", { name: "Privacy choices" });
const opener = () => screen.getByRole("button", { name: "Privacy choices" });
const answer = (name: string) => user.click(screen.getByRole("button", { name }));
/** Lets the code of a bar that is wrongly open arrive. */
const settle = () => act(async () => void (await import("@/components/consent/consent-bar")));

const choices: [string, ConsentChoice][] = [
  ["Accept", "granted"],
  ["Decline", "not-granted"],
];

test.each(choices)('"%s" is saved as "%s" and closes the bar', async (name, choice) => {
  draw(asks);
  await bar();
  expect(localStorage.getItem(consentKey)).toBeNull();
  await answer(name);
  expect(localStorage.getItem(consentKey)).toBe(choice);
  expect(noBar()).toBeNull();
});

test.each(choices)('who once chose "%s" is not asked again', async (_, choice) => {
  localStorage.setItem(consentKey, choice);
  draw(asks);
  await settle();
  expect(noBar()).toBeNull();
});

test("a saved value that is no answer counts as none", async () => {
  localStorage.setItem(consentKey, "yes");
  draw(asks);
  expect(await bar()).toBeDefined();
});

test("the bar says why it asks, and leads to the privacy policy", async () => {
  draw(asks);
  const region = await bar();
  const text = document.getElementById(region.getAttribute("aria-describedby") ?? "");
  expect(text?.textContent).toMatch(/^May we use analytics to see .*\?/);
  expect(text?.querySelector("a")?.getAttribute("href")).toBe(policy);
});

const words = async () => (await bar()).textContent;
const signal = (name: string, value: unknown) =>
  vi.stubGlobal("navigator", { ...navigator, [name]: value });

test("where visits are measured already the bar says so, and does not ask", async () => {
  draw(offers);
  await user.click(opener());
  expect(await words()).toMatch(/We measure visits to see .* You can decline/);
});

test.each([
  ["granted", /^We measure visits/],
  ["not-granted", /^We don’t measure your visits/],
])('opened again after "%s" it says what holds', async (choice, text) => {
  localStorage.setItem(consentKey, choice);
  draw(asks);
  await user.click(opener());
  expect(await words()).toMatch(text);
});

test.each([
  ["globalPrivacyControl", true, /\(Global Privacy Control\), so we don’t/],
  ["doNotTrack", "1", /\(Do Not Track\), so we don’t/],
])("a browser that declines by %s is named in the bar", async (name, value, text) => {
  signal(name, value);
  draw(offers);
  await user.click(opener());
  expect(await words()).toMatch(text);
});

test("the viewer's own answer counts before what the browser says", async () => {
  signal("globalPrivacyControl", true);
  localStorage.setItem(consentKey, "granted");
  draw(offers);
  await user.click(opener());
  expect(await words()).toMatch(/^We measure visits/);
});

test("a bar that opens by itself leaves the focus where it is", async () => {
  draw(asks);
  await bar();
  expect(document.activeElement).toBe(document.body);
});

test("after an answer the focus is in the main part of the page", async () => {
  draw(asks);
  await bar();
  await answer("Accept");
  await expectFocus(() => screen.getByRole("main"));
});

test("a channel that offers a way out asks nothing by itself", async () => {
  draw(offers);
  await settle();
  expect(noBar()).toBeNull();
});

test("the footer's button opens the bar and moves the focus into it", async () => {
  draw(offers);
  await user.click(opener());
  const region = await bar();
  await expectFocus(region);
});

test("an answer returns the focus to the footer's button that opened the bar", async () => {
  draw(offers);
  await user.click(opener());
  await bar();
  await answer("Decline");
  await expectFocus(opener);
});

test("the footer's button leads into a bar that is open already", async () => {
  draw(asks);
  const region = await bar();
  await user.click(opener());
  await expectFocus(region);
});

test("an answer can be changed from the footer", async () => {
  localStorage.setItem(consentKey, "granted");
  draw(asks);
  await user.click(opener());
  await bar();
  await answer("Decline");
  expect(localStorage.getItem(consentKey)).toBe("not-granted");
});

test("a channel that measures nobody has neither bar nor button", async () => {
  draw({});
  await settle();
  expect(noBar()).toBeNull();
  expect(screen.queryByRole("button", { name: "Privacy choices" })).toBeNull();
});

test("an answer in another tab closes the bar", async () => {
  draw(asks);
  await bar();
  localStorage.setItem(consentKey, "granted");
  act(() => void dispatchEvent(new StorageEvent("storage", { key: consentKey })));
  expect(noBar()).toBeNull();
});

test("an answer that another tab forgets is asked for again", async () => {
  localStorage.setItem(consentKey, "granted");
  draw(asks);
  localStorage.clear();
  act(() => void dispatchEvent(new StorageEvent("storage", { key: null })));
  expect(await bar()).toBeDefined();
});

test("what another tab saves besides leaves the bar open", async () => {
  draw(asks);
  await bar();
  localStorage.setItem(consentKey, "granted");
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "mq_player" })));
  expect(noBar()).not.toBeNull();
});

test("without storage an answer closes the bar all the same", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("closed", "SecurityError");
  });
  draw(asks);
  await bar();
  await answer("Accept");
  expect(noBar()).toBeNull();
});

test("the page knows the bar's height for as long as it is open", async () => {
  const height = () => document.documentElement.style.getPropertyValue("--bar");
  draw(asks);
  await bar();
  await waitFor(() => expect(height()).toBe("90px"));
  await answer("Decline");
  expect(height()).toBe("");
});
