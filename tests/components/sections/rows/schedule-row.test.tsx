import { screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ScheduleRow } from "@/components/sections/rows/schedule-row";
import { TextProvider } from "@/components/text-provider";
import { StoreProvider } from "@/store/store-provider";
import { useBlindObservers } from "../../support/blind-observers";
import { at, day, hour, itemsOf } from "../../support/items-of";
import { card, section, texts } from "../../support/render-site";

useBlindObservers();

/** Noon in the reader's time zone, so that hours and days around it are on the expected days in every zone. */
const noon = () => new Date().setHours(12, 0, 0, 0);

test("BE-376 a schedule shows today's live events, then upcoming ones under a heading for each day", async () => {
  const today = noon();
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

test("BE-376 a schedule marks today, and formats all days alike", async () => {
  const today = noon();
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

test("BE-376 the HTML of a schedule dates today with noon of the day of rendering", () => {
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

test("BE-376 a schedule at the top of its page has one visible heading less", async () => {
  await itemsOf("schedule", [card("on", { state: "live", startTime: at })]);
  const [heading] = screen.getAllByRole("heading", { level: 2 });
  expect(heading?.className).toBe("sr");
  expect(screen.getByRole("region", { name: heading?.textContent ?? "" })).toBeDefined();
});
