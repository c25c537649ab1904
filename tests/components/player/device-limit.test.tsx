import { act, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import type { ApiFailure } from "@/lib/api-client/api-failure";
import { reportPlayDenial } from "@/lib/playback/play-denial";
import { openDialogs } from "../support/open-dialogs";
import { texts } from "../support/render-site";
import { usePlayer, watch } from "../support/show-player";
import { user } from "../support/user";
import { useSiteApi } from "../support/use-site-api";

usePlayer();
const api = useSiteApi();
const mac = { id: "d1", name: "Apple Mac, Safari", kind: "computer", isCurrent: true } as const;
const tv = { id: "d2", name: "LG webOS, Chrome", kind: "tv", isCurrent: false } as const;
const limit: ApiFailure = {
  code: 429,
  reason: "device_limit",
  message: "Too many devices",
  devices: [mac, tv],
  threshold: 1,
};

beforeEach(openDialogs);
beforeEach(() => {
  api.server.use(http.get("*/lng/*", () => HttpResponse.json(texts)));
});

async function refuse() {
  const video = await watch();
  act(() => {
    video.currentTime = 42;
    reportPlayDenial("blue-hour", limit);
  });
  await screen.findByRole("dialog", { name: "Too many devices" });
  return video;
}

test("the film pauses, and resumes in place once a device is removed", async () => {
  api.respond("remove-device", 200);
  api.respond("verify-device", 200);
  const video = await refuse();
  expect(video.paused).toBe(true);
  expect(screen.getByRole("alert").textContent).toContain("0:42");
  await user.click(screen.getByRole("button", { name: "Remove LG webOS, Chrome" }));
  const goOn = screen.getByRole<HTMLButtonElement>("button", { name: "Continue" });
  await waitFor(() => expect(goOn.disabled).toBe(false));
  expect(video.paused).toBe(true);
  await user.click(goOn);
  await waitFor(() => expect(video.paused).toBe(false));
  expect(video.currentTime).toBe(42);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a button reopens the closed list of devices", async () => {
  const video = await refuse();
  await user.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(video.paused).toBe(true);
  await user.click(screen.getByRole("button", { name: "See your devices" }));
  expect(await screen.findByRole("dialog", { name: "Too many devices" })).toBeDefined();
});
