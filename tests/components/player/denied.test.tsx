import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { reportPlayDenial } from "@/lib/playback/play-denial";
import { eventually } from "../../support/eventually";
import { updateMedia } from "../support/media-element";
import { usePlayer, watch } from "../support/show-player";
import { user } from "../support/user";
import { useSiteApi } from "../support/use-site-api";
import { expectFocus } from "../support/focus";

usePlayer();
const api = useSiteApi();
const ended = "You no longer have access to this film.";

/** A film whose progress call is rejected by the provider. */
async function lose(status: number, body: object, words: string) {
  api.respond("progress", status, { code: status, ...body });
  const video = await watch({ watching: { viewer: "ada", lengthS: 100 } });
  let currentTime = 0;
  // The dialogs are loaded lazily after the film starts.
  await eventually(() => {
    currentTime += 8;
    updateMedia(video, { currentTime }, "timeupdate");
    screen.getByText(words);
  });
  return video;
}

const loseAccess = () => lose(402, { reason: "paywall", message: "Pay to watch." }, ended);
const vpn = {
  reason: "vpn",
  source: "VPN_DETECTION",
  message: "No VPN here",
  hint: "Switch it off.",
};

const bought = () =>
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "mq_access" })));

test("a film that is no longer paid for stops, shows the reason and links to its prices", async () => {
  const video = await loseAccess();
  expect(video.paused).toBe(true);
  expect(screen.getByRole("alert").textContent).toContain(ended);
  expect(screen.getByRole("link", { name: "See prices" }).getAttribute("href")).toBe(
    "/paywalls/?context=blue-hour",
  );
  await act(() => video.play());
  expect(video.paused).toBe(true);
});

test("it resumes when another tab has bought it, but only after the provider agrees", async () => {
  const video = await loseAccess();
  const sentCalls = api.sent.length;
  bought();
  await eventually(() => expect(api.sent.length).toBeGreaterThan(sentCalls));
  expect(video.paused).toBe(true);
  api.respond("progress", 200, {});
  bought();
  await eventually(() => expect(video.paused).toBe(false));
  expect(screen.queryByText(ended)).toBeNull();
});

test("a film behind a VPN stops with an error, and resumes in place without the VPN", async () => {
  const video = await lose(403, vpn, "No VPN here");
  expect(video.paused).toBe(true);
  expect(screen.getByRole("alert").textContent).toContain("Switch it off.");
  const support = screen.getByRole("link", { name: "Contact support" });
  expect(support.getAttribute("href")).toBe("mailto:help@demo.test");
  const tryAgain = screen.getByRole("button", { name: "Try again" });
  const sentCalls = api.sent.length;
  await user.click(tryAgain);
  await eventually(() => expect(api.sent.length).toBeGreaterThan(sentCalls));
  expect(video.paused).toBe(true);
  api.respond("progress", 200, {});
  await user.click(tryAgain);
  await eventually(() => expect(video.paused).toBe(false));
  expect(screen.queryByText("No VPN here")).toBeNull();
  await expectFocus(() => screen.getByRole("region", { name: "Blue Hour" }));
});

test.each([
  [423, { reason: "region", message: "Not in your region" }, undefined],
  [403, { reason: "forbidden", message: "Not for you" }, undefined],
  [428, { reason: "registration", message: "A few questions" }, "Go to the questions"],
  [429, { reason: "device_limit", source: "DEVICE_LIMIT", message: "Too many" }, "My account"],
])("a film with the response %i stops with %o", async (status, body, link) => {
  const video = await lose(status, body, body.message);
  expect(video.paused).toBe(true);
  const names = screen.getByRole("alert").querySelectorAll("a, button");
  const expected = link ? [link] : ["Try again", "Contact support"];
  expect([...names].map((each) => each.textContent)).toEqual(expected);
});

test.each([
  [403, {}],
  [404, {}],
  [429, { message: "Too many requests" }],
  [503, { message: "Server error" }],
])("a film plays on when %i %o does not deny access", async (status, body) => {
  api.respond("progress", status, { code: status, ...body });
  const video = await watch({ watching: { viewer: "ada", lengthS: 100 } });
  let currentTime = 0;
  await eventually(() => {
    currentTime += 8;
    updateMedia(video, { currentTime }, "timeupdate");
    expect(api.sent).not.toEqual([]);
  });
  expect(screen.queryByRole("alert")).toBeNull();
  expect(video.paused).toBe(false);
});

test("a rejection of another film does not stop this one", async () => {
  api.respond("progress", 200, {});
  const video = await watch({ watching: { viewer: "ada", lengthS: 100 } });
  act(() => reportPlayDenial("another", { code: 403, reason: "vpn", message: "No VPN here" }));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(video.paused).toBe(false);
});
