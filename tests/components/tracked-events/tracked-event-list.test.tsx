import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TrackedEventList } from "@/components/tracked-events/tracked-event-list";
import { useServer } from "../../support/use-server";
import { renderSite } from "../support/render-site";
import { user } from "../support/user";
import { expectFocusAround } from "../support/focus";

const morning = new Date(2026, 10, 23, 9, 5).getTime();
const vital = (label: string) => ({
  table: "visits",
  event_name: "web_vital",
  at: morning,
  page_path: "/",
  page_name: "Home",
  label,
});
let stored: object[] = [];
let deletes = 204;

useServer(
  http.get("*/api/recorded-events", () => HttpResponse.json({ events: stored })),
  http.post("*/api/delete-recorded-events", () => {
    if (deletes === 204) stored = [];
    return HttpResponse.json({}, { status: deletes === 204 ? 200 : deletes });
  }),
);

beforeEach(() => {
  stored = [vital("LCP"), vital("CLS"), vital("FCP")];
  deletes = 204;
  vi.stubGlobal("navigator", { ...navigator, languages: ["en-GB"] });
});
afterEach(() => void vi.unstubAllGlobals());

const renderList = () => renderSite(<TrackedEventList />);
const press = async (name: string) => user.click(await screen.findByRole("button", { name }));

it("groups by day, with the time and a text on each line", async () => {
  renderList();
  expect(await screen.findByRole("heading", { name: "Monday, 23 November 2026" })).toBeDefined();
  const [line] = screen.getAllByRole("listitem");
  expect(within(line as HTMLElement).getByText("09:05").tagName).toBe("TIME");
  expect(line?.textContent).toBe("09:05Page speed measuredHome · 3 times");
});

it("shows thirty lines, and more on demand", async () => {
  stored = Array.from({ length: 70 }, (_, n) => ({ ...vital("LCP"), page_path: `/${n}` }));
  renderList();
  await press("Show more");
  expect(screen.getAllByRole("listitem")).toHaveLength(60);
});

it("names the first of many subjects, and the number of the others", async () => {
  stored = ["A", "B", "C", "D", "E"].map((input_name) => ({
    ...vital(""),
    event_name: "video_impression",
    input_name,
  }));
  renderList();
  expect((await screen.findByRole("listitem")).textContent).toContain("A, B, C and 2 more");
});

it("confirms that everything is deleted, and moves the focus to the confirmation", async () => {
  renderList();
  await press("Delete all");
  const status = await screen.findByText("Everything has been deleted.");
  expect(screen.queryByRole("listitem")).toBeNull();
  await expectFocusAround(status);
});

it("shows events that could not be deleted", async () => {
  deletes = 503;
  renderList();
  await press("Delete all");
  expect(await screen.findByText("That did not work. Please try again.")).toBeDefined();
  expect(screen.getByRole("listitem")).toBeDefined();
});

it("shows that nothing is recorded", async () => {
  stored = [];
  renderList();
  expect(await screen.findByText("Nothing is recorded for this browser.")).toBeDefined();
});
