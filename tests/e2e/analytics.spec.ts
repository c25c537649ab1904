import { expect, test } from "../support/journey.ts";
import {
  aboutLink,
  clientId,
  pathsOf,
  pollSoon,
  useMeasuredSite,
  visitsOf,
  passReportingTime,
} from "./support/measured-site.ts";
import { expectPlaying, pressPlay } from "./support/player.ts";

const { intake, at, provider } = useMeasuredSite();

test("a channel with opt-out consent counts each page of a visit once, without a choice", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto(at("optout"));
  await pollSoon(page, () => pathsOf(intake(), "page_view")).toEqual(["/"]);
  await aboutLink(page).click();
  await pollSoon(page, () => pathsOf(intake(), "page_view")).toEqual(["/", "/pages/about"]);
  expect(visitsOf(intake())).toHaveLength(2);
  const [first, second] = visitsOf(intake());
  expect(first).toMatchObject({
    channel_token: "optout",
    language: "en",
    client_id: await clientId(page),
    visit_id: second?.visit_id,
  });
  const cookie = (await context.cookies()).find(({ name }) => name === "mq_cid");
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(399);
  expect(days).toBeLessThanOrEqual(400);
});

test("cards that are half visible for a second are impressions, once a page, and their row counts as seen", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(at("optout"));
  const seen = () =>
    intake()
      .rows("video_events")
      .filter(({ event_name }) => event_name === "video_impression")
      .map(({ input_token }) => String(input_token))
      .toSorted();
  await pollSoon(page, seen).toEqual(["one", "two"]);
  await aboutLink(page).click();
  const watched = () =>
    intake()
      .rows("video_events")
      .filter(({ event_name }) => event_name === "section_watched");
  await pollSoon(page, () => watched().length).toBeGreaterThan(0);
  expect(watched()[0]).toMatchObject({ input_token: "one", page_path: "/" });
  expect(Number(watched()[0]?.duration_s)).toBeGreaterThanOrEqual(1);
  expect(seen()).toEqual(["one", "two"]);
});

test("a film that needs a sign-in is counted as refused by its sign-in page", async ({ page }) => {
  await page.clock.install();
  const preview = { inputPreview: { name: "Members only" } };
  provider().respondWithJson("/ch/optout/content/members", { statusCode: 401, data: preview }, 401);
  await page.goto(at("optout", "/user/signIn"));
  await pollSoon(page, () => pathsOf(intake(), "page_view")).toEqual(["/user/signIn"]);
  expect(pathsOf(intake(), "refused")).toEqual([]);
  await page.goto(at("optout", "/video/members"));
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByText("Members only").first()).toBeVisible();
  await pollSoon(page, () => pathsOf(intake(), "refused")).toEqual(["/user/signIn"]);
  expect(visitsOf(intake()).at(-1)).toMatchObject({ event_name: "refused", reason: "SIGN_IN" });
});

test("events that the intake rejects are saved across pages and arrive once", async ({
  page,
  announce,
}) => {
  await page.clock.install();
  announce(503);
  intake().respondWith(502);
  await page.goto(at("optout"));
  await pollSoon(page, () => intake().batches()).toBeGreaterThan(0);
  await page.goto(at("optout", "/pages/about"));
  await pollSoon(page, () => intake().offered()).toContain("/pages/about");
  expect(visitsOf(intake())).toEqual([]);
  intake().respondWith(202);
  await page.reload();
  await pollSoon(page, () => pathsOf(intake(), "page_view")).toEqual([
    "/",
    "/pages/about",
    "/pages/about",
  ]);
});

test("two tabs share one queue: events that one cannot send are sent by the other, once", async ({
  page,
  context,
  announce,
}) => {
  await page.clock.install();
  announce(/ERR_BLOCKED_BY_CLIENT/);
  await page.route("**/api/events*", (route) => route.abort("blockedbyclient"));
  await page.goto(at("optout"));
  await passReportingTime(page);
  expect(intake().batches()).toBe(0);
  const other = await context.newPage();
  await other.goto(at("optout", "/pages/about"));
  await pollSoon(page, () => pathsOf(intake(), "page_view")).toEqual(["/", "/pages/about"]);
  await page.unroute("**/api/events*");
  await aboutLink(page).click();
  await pollSoon(page, () => pathsOf(intake(), "page_view")).toHaveLength(3);
  expect(intake().repeats()).toBe(0);
});

test("a content blocker that blocks the intake breaks no page", async ({ page, announce }) => {
  await page.clock.install();
  announce(/ERR_BLOCKED_BY_CLIENT/);
  await page.route("**/api/events*", (route) => route.abort("blockedbyclient"));
  await page.goto(at("optout"));
  await passReportingTime(page);
  await aboutLink(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
});

test("a film reports its start, the watched time and the furthest position", async ({ page }) => {
  await page.goto(at("optout"));
  await expect.poll(() => pathsOf(intake(), "page_view")).toEqual(["/"]);
  await page.getByRole("link", { name: "One film" }).click();
  await pressPlay(page);
  await expectPlaying(page);
  await page.locator("video[data-token]").evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration * 0.6;
    video.playbackRate = 4;
  });
  const named = (name: string) =>
    intake()
      .rows("video_events")
      .filter(({ event_name }) => event_name === name);
  await expect
    .poll(() => named("quartile").map(({ label }) => label))
    .toEqual(["25", "50", "75", "100"]);
  await expect.poll(() => named("progress").length).toBeGreaterThan(0);
  expect(named("play")).toHaveLength(1);
  expect(named("play")[0]).toMatchObject({ input_token: "one", page_path: "/video/one" });
  expect(Number(named("play")[0]?.duration_s)).toBeGreaterThan(0);
  expect(Number(named("progress")[0]?.duration_s)).toBeLessThan(60);
});

test("Web Vitals of a visit are reported when its first page is hidden", async ({ page }) => {
  await page.goto(at("optout"));
  await expect.poll(() => pathsOf(intake(), "page_view")).toEqual(["/"]);
  await page.goto("about:blank");
  const vitals = () =>
    intake()
      .rows("visits")
      .filter(({ event_name }) => event_name === "web_vital");
  await expect.poll(() => vitals().map(({ label }) => label)).toContain("LCP");
  expect(vitals().every(({ value }) => Number(value) >= 0)).toBe(true);
});
