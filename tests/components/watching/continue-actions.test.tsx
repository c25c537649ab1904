import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { Card } from "@/components/cards/card";
import { ListRow } from "@/components/sections/rows/list-row";
import { card, i18n, renderSite, section } from "../support/render-site";
import { user } from "../support/user";
import { expectFocus } from "../support/focus";

class Blind {
  observe() {}
  unobserve() {}
  disconnect() {}
}
const fetchMock = vi.fn<typeof fetch>(async () => new Response("{}"));
const progress = { time: 42, duration: 120 };
beforeEach(() => {
  fetchMock.mockClear();
  vi.stubGlobal("fetch", fetchMock);
});

async function renderCards(personal?: "continue_watching" | "watch_list") {
  const options = { ...i18n, personal, ratio: "16:9" as const, sizes: "50vw" };
  renderSite(
    <ul>
      <Card card={card("a", { progress })} options={options} />
      <Card card={card("b", { progress })} options={options} />
    </ul>,
  );
  await act(async () => void (await import("@/components/lists/continue-watching-actions")));
}
const buttons = (name: string) => screen.queryAllByRole("button", { name });

it("a card of the row can be removed and marked as watched", async () => {
  await renderCards("continue_watching");
  expect(buttons("Remove from continue watching")).toHaveLength(2);
  expect(buttons("Mark as watched")).toHaveLength(2);
});

it("an item of the row as a list has the same actions", async () => {
  vi.stubGlobal("IntersectionObserver", Blind);
  vi.stubGlobal("ResizeObserver", Blind);
  const row = section("own", { layout: "list", personal: "continue_watching" });
  renderSite(<ListRow pageKey="home.en" row={{ ...row, status: "idle" }} last={false} />);
  await act(async () => void (await import("@/components/lists/continue-watching-actions")));
  expect(buttons("Remove from continue watching")).toHaveLength(2);
  expect(buttons("Mark as watched")).toHaveLength(2);
});

it("a card of any other row has no such actions", async () => {
  await renderCards("watch_list");
  expect(buttons("Remove from continue watching")).toEqual([]);
});

it("the focus moves to the card beside the one that is removed", async () => {
  await renderCards("continue_watching");
  const [first, second] = buttons("Remove from continue watching");
  if (first) await user.click(first);
  await expectFocus(second);
  await waitFor(() => expect(screen.queryAllByRole("img", { name: /Watched/ })).toHaveLength(1));
});
