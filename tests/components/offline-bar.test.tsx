import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OfflineBar } from "@/components/offline/offline-bar";
import { renderSite } from "./support/render-site";

const reload = vi.fn<() => void>();
const isOnline = (online: boolean) => vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);

beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal("location", { ...location, href: location.href, reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const bar = () => screen.queryByText(/^You are offline/);

it("an open page removes its offline notice when the network returns, and is not reloaded", () => {
  const online = isOnline(false);
  renderSite(<OfflineBar />);
  expect(bar()).not.toBeNull();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(bar()).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});
