import { act, screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OfflineBar } from "@/components/offline/offline-bar";
import { useServer } from "../support/use-server";
import { eventually } from "../support/eventually";
import { renderSite } from "./support/render-site";

let health = 200;
let asked = 0;
useServer(
  http.get("*/api/health", () => {
    asked += 1;
    return new HttpResponse(null, { status: health });
  }),
);

const reload = vi.fn<() => void>();
const isOnline = (online: boolean) => vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);

beforeEach(() => {
  health = 200;
  asked = 0;
  reload.mockClear();
  vi.stubGlobal("location", { ...location, href: location.href, reload });
});
afterEach(() => {
  delete document.documentElement.dataset.saved;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const showSaved = () => {
  document.documentElement.dataset.saved = "";
  renderSite(<OfflineBar />);
};
const bar = () => screen.queryByText(/^You are offline/);

it("a saved page is loaded anew at once where the network was back before anybody listened", async () => {
  isOnline(true);
  showSaved();
  await eventually(() => expect(reload).toHaveBeenCalledOnce());
});

it("a saved page of a site that does not answer is asked for again after ten seconds", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  isOnline(true);
  health = 503;
  showSaved();
  await eventually(() => expect(asked).toBe(1));
  health = 200;
  vi.advanceTimersByTime(10_000);
  await eventually(() => expect(reload).toHaveBeenCalledOnce());
});

it("a saved page without a network asks nobody, and is loaded anew when it is back", async () => {
  const online = isOnline(false);
  showSaved();
  expect(bar()).not.toBeNull();
  expect(asked).toBe(0);
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  await eventually(() => expect(reload).toHaveBeenCalledOnce());
});

it("an open page that has its network back says so no longer, and stays", () => {
  const online = isOnline(false);
  renderSite(<OfflineBar />);
  expect(bar()).not.toBeNull();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(bar()).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});
