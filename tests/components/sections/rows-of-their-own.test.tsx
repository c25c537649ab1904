import { act, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { OfferedLists } from "@/components/lists/offered-lists";
import { PageSections } from "@/components/sections/page-sections";
import { ScheduleRow } from "@/components/sections/rows/schedule-row";
import { TextProvider } from "@/components/text-provider";
import type { CardView } from "@/lib/sections/card-view";
import type { SectionView } from "@/lib/sections/section-view";
import { StoreProvider } from "@/store/store-provider";
import { useBlindObservers } from "../support/blind-observers";
import { eventually } from "../../support/eventually";
import { card, renderSite, section, texts } from "../support/render-site";

useBlindObservers();

/** Draws one row; its code is there when its items are. */
async function itemsOf(layout: SectionView["layout"], items: CardView[]): Promise<HTMLElement[]> {
  renderSite(
    <OfferedLists watchList={false} liveNotifications>
      <PageSections
        pageKey="home.en"
        pageId="p1"
        channel={{ style: { theme: { background: "#000" } } }}
        sections={[section("row", { layout, items })]}
        heading="Meridian"
      />
    </OfferedLists>,
  );
  await act(async () => {});
  return eventually(() => screen.getAllByRole("listitem"));
}

const titles = (items: HTMLElement[]) =>
  items.map((item) => within(item).getByRole("link").textContent);
const hour = 3_600_000;
const day = 24 * hour;
const at = Date.UTC(2026, 10, 23, 12);

test("BE-330 a rail of time says Now where what is live begins, and offers what is to come", async () => {
  const items = await itemsOf("timeline", [
    card("next", { state: "scheduled", startTime: at + hour }),
    card("on", { state: "live", startTime: at }),
    card("past", { publishedAt: at - hour }),
  ]);
  expect(titles(items)).toEqual(["Film past", "Film on", "Film next"]);
  expect(items.map((item) => within(item).queryAllByText("Now").length)).toEqual([0, 1, 0]);
  const [, , next] = items;
  expect(next && within(next).getByRole("button", { name: "Notify me" })).toBeDefined();
  expect(next?.querySelector("time")?.dateTime).toBe(new Date(at + hour).toISOString());
});

test("BE-330 a rail of time says since when a broadcast is on, and equal hours once", async () => {
  const began = Date.now() - hour;
  const items = await itemsOf("timeline", [
    card("first", { state: "live", isRecent: true, startTime: began }),
    card("second", { state: "live", isRecent: true, startTime: began }),
    card("later", { state: "live", isRecent: true, startTime: began + 15 * 60_000 }),
    card("endless", { state: "live", startTime: began - 48 * hour }),
  ]);
  expect(titles(items)).toEqual(["Film endless", "Film first", "Film second", "Film later"]);
  const saysSince = (item: HTMLElement) =>
    /Since/.test(item.querySelector("p:not(.sr)[class*=mark]")?.textContent ?? "");
  expect(items.map(saysSince)).toEqual([false, true, false, true]);
  expect(screen.getAllByText("Since")).toHaveLength(3);
});

test("BE-330 how far a broadcast is stands on the rail alone", async () => {
  const startTime = Date.now() - hour;
  const aired = { time: 3600, duration: 7200 };
  const [item] = await itemsOf("timeline", [
    card("on", { state: "live", isRecent: true, startTime, aired }),
  ]);
  if (!item) throw new Error("no item");
  expect(item.querySelector("[class*=mark]")?.textContent).toMatch(/^Now1\shr in$/);
  expect(within(item).getAllByText(/1\shr/)).toHaveLength(1);
});

test("BE-334 a rail of time whose items tell no time is a rail", async () => {
  const items = await itemsOf("timeline", [card("a"), card("b")]);
  expect(titles(items)).toEqual(["Film a", "Film b"]);
  expect(screen.queryByText("Now")).toBeNull();
  expect(document.querySelector("time")).toBeNull();
});

test("BE-331 a month begins with what came last, and says when each one leaves", async () => {
  const items = await itemsOf("month", [
    card("new", { availableFrom: at, availableUntil: at + 30 * day }),
    card("open"),
    card("old", { availableFrom: at - 29 * day, availableUntil: at + day }),
  ]);
  expect(titles(items)).toEqual(["Film new", "Film old", "Film open"]);
  const [next, , open] = items;
  expect([...(next?.querySelectorAll("time") ?? [])].map((time) => time.dateTime)).toEqual(
    [at, at + 30 * day].map((time) => new Date(time).toISOString()),
  );
  expect(next?.textContent).toMatch(/From\s+until\s/);
  expect(open?.querySelector("time")).toBeNull();
});

test("BE-331 a month calls the day that began last today, and the one before yesterday", async () => {
  const now = Date.now();
  const items = await itemsOf("month", [
    card("first", { availableFrom: now - 2 * day }),
    card("second", { availableFrom: now - day }),
    card("third", { availableFrom: now }),
  ]);
  const arrivals = items.map((item) => item.querySelector("time")?.textContent);
  expect(arrivals.slice(0, 2)).toEqual(["today", "yesterday"]);
  expect(arrivals[2]).not.toMatch(/day$/);
  expect(items[0]?.textContent).toMatch(/From\stoday/);
});

test("BE-331 a month marks what is free where more is paid for, and names the lock of what is", async () => {
  const items = await itemsOf("month", [
    card("open", { availableFrom: at }),
    card("first", { availableFrom: at - day, access: "paywall" }),
    card("second", { availableFrom: at - 2 * day, access: "paywall" }),
  ]);
  expect(items.map((item) => within(item).queryAllByText("Free").length)).toEqual([1, 0, 0]);
  expect(items.map((item) => within(item).queryAllByText("Payment required").length)).toEqual([
    0, 1, 1,
  ]);
});

test("BE-331 a month says what is free beside its title", async () => {
  const items = await itemsOf("month", [
    card("open", { availableFrom: at, availableUntil: at + 30 * day }),
    card("first", { availableFrom: at, availableUntil: at + 30 * day, access: "paywall" }),
    card("second", { availableFrom: at, access: "paywall" }),
  ]);
  expect(items.map((item) => item.querySelector("h3 + p")?.textContent)).toEqual([
    "Free",
    expect.stringContaining("until"),
    expect.anything(),
  ]);
});

test("BE-331 a month whose films are open for the greater part marks none as free", async () => {
  const items = await itemsOf("month", [
    card("open", { availableFrom: at }),
    card("locked", { availableFrom: at - day, access: "paywall" }),
  ]);
  expect(items.flatMap((item) => within(item).queryAllByText("Free"))).toEqual([]);
});

test("BE-332 a path numbers its stations in order, and has a place to start", async () => {
  const items = await itemsOf("path", [card("a"), card("b")]);
  expect(screen.getByRole("list").tagName).toBe("OL");
  expect(items.map((item) => item.querySelector("p b")?.textContent)).toEqual(["1", "2"]);
  expect(items.map((item) => within(item).queryAllByText("Start here").length)).toEqual([1, 0]);
});

test("BE-332 a badge of the owner's is a fact of its station", async () => {
  const [item] = await itemsOf("path", [card("a", { badge: "Tonight", durationS: 480 })]);
  expect(item?.querySelector("[class*=meta]")?.textContent).toMatch(/^Tonight ·\s8\smin$/);
  expect(screen.getAllByText(/Tonight/)).toHaveLength(1);
});

test("BE-332 a station has no number but its own", async () => {
  const series = { token: "tides", name: "Tides", episode: 6 };
  const items = await itemsOf("path", [card("a", { series }), card("b")]);
  expect(items[0]?.textContent).toContain("Tides");
  expect(items[0]?.textContent).not.toContain("E6");
});

test("BE-333 a day goes from dawn to night, and names the part of every film", async () => {
  const items = await itemsOf("day", [
    card("late", { light: "night" }),
    card("dark"),
    card("early", { light: "dawn", art: "#886655" }),
    card("first", { light: "dawn" }),
  ]);
  expect(titles(items)).toEqual(["Film early", "Film first", "Film late", "Film dark"]);
  expect(items.map((item) => /Dawn|Night/.exec(item.textContent ?? "")?.[0])).toEqual([
    "Dawn",
    "Dawn",
    "Night",
    undefined,
  ]);
});

test("BE-376 a schedule says what is on today, then what is to come under a heading for each day", async () => {
  const today = Math.floor(Date.now() / day) * day;
  const items = await itemsOf("schedule", [
    card("later", { state: "scheduled", startTime: today + 2 * day }),
    card("replay"),
    card("late", { state: "cancelled", startTime: today + day + 2 * hour }),
    card("delayed", { state: "scheduled", startTime: today - hour }),
    card("next", { state: "scheduled", startTime: today + day + hour }),
    card("on", { state: "live", startTime: today }),
  ]);
  const names = items.map((item) => within(item).getByRole("heading", { level: 4 }).textContent);
  expect(names).toEqual([
    "Film on",
    "Film delayed",
    "Film next",
    "Film late",
    "Film later",
    "Film replay",
  ]);
  const places = items.map((item) => item.parentElement?.parentElement);
  expect(places.map((place) => place?.querySelectorAll("h3").length)).toEqual([1, 1, 1, 1, 1, 0]);
  expect(places.map((place) => place?.querySelectorAll("li").length)).toEqual([2, 2, 2, 2, 1, 1]);
  const days = within(screen.getByRole("navigation")).getAllByRole("link");
  expect(days.map((link) => link.getAttribute("href"))).toEqual(
    [places[0], places[2], places[4]].map((place) => `#${place?.id}`),
  );
});

test("BE-376 a schedule of one day has no links to days", async () => {
  await itemsOf("schedule", [card("on", { state: "live", startTime: at })]);
  expect(screen.queryByRole("navigation")).toBeNull();
  expect(screen.getByRole("heading", { level: 3 })).toBeDefined();
});

test("BE-376 a schedule says which of its days is today, and calls all of them alike", async () => {
  const today = Math.floor(Date.now() / day) * day;
  await itemsOf("schedule", [
    card("on", { state: "live", startTime: today }),
    card("soon", { state: "scheduled", startTime: today + 3 * day }),
    card("far", { state: "scheduled", startTime: today + 9 * day }),
  ]);
  const days = within(screen.getByRole("navigation")).getAllByRole("link");
  expect(days.map((link) => link.getAttribute("aria-current"))).toEqual(["date", null, null]);
  const formats = (link: HTMLElement) =>
    [...link.querySelectorAll("time")].map((time) => time.dataset.timeFormat);
  expect(days.map(formats)).toEqual(days.map(() => ["weekday", "day"]));
});

test("BE-376 the HTML of a schedule dates today with the noon of the day on which it was made", () => {
  const items = [card("on", { state: "live", startTime: at })];
  const row = section("row", { layout: "schedule", today: at - 12 * hour, items });
  const html = renderToString(
    <TextProvider locale="en" texts={texts}>
      <StoreProvider>
        <ScheduleRow pageKey="home.en" row={{ ...row, status: "idle" }} few={false} />
      </StoreProvider>
    </TextProvider>,
  );
  const page = new DOMParser().parseFromString(html, "text/html");
  const dates = [...page.querySelectorAll("h3 time")].map((time) => time.getAttribute("datetime"));
  expect(dates).toEqual([new Date(at).toISOString(), new Date(at).toISOString()]);
});

test("BE-376 a schedule that leads its page has one heading less to be seen", async () => {
  await itemsOf("schedule", [card("on", { state: "live", startTime: at })]);
  const [heading] = screen.getAllByRole("heading", { level: 2 });
  expect(heading?.className).toBe("sr");
  expect(screen.getByRole("region", { name: heading?.textContent ?? "" })).toBeDefined();
});

test("BE-373 a course numbers its items, and has a place for its groups and their length", async () => {
  const of = (group: string) => ({
    series: { token: "tides", name: "Tides", group },
    durationS: 600,
  });
  const items = await itemsOf("course", [
    card("a", of("Ebb")),
    card("b", of("Ebb")),
    card("c", of("Flood")),
  ]);
  expect(items.map((item) => item.querySelector(":scope > b")?.textContent)).toEqual([
    "1",
    "2",
    "3",
  ]);
  const groups = screen.getAllByRole("heading", { level: 3 });
  expect(groups.map((group) => group.textContent)).toEqual(["Ebb", "Flood"]);
  expect(items.map((item) => item.querySelector("h3 + p")?.textContent)).toEqual([
    "20\u00a0min",
    undefined,
    "10\u00a0min",
  ]);
});

test("BE-373 a course with items of several series has no groups", async () => {
  const of = (token: string) => ({ series: { token, name: token, group: "Ebb" } });
  await itemsOf("course", [card("a", of("tides")), card("b", of("winds"))]);
  expect(screen.queryByText("Ebb")).toBeNull();
});

test("BE-373 a page in a course has no number", async () => {
  const items = await itemsOf("course", [card("ada", { kind: "page" }), card("b")]);
  expect(items.map((item) => item.querySelector(":scope > b")?.textContent)).toEqual([
    undefined,
    "2",
  ]);
});
