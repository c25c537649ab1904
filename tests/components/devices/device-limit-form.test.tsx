import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { DeviceLimitForm } from "@/components/devices/device-limit-form";
import { setVisitTracker, type TrackedVisitEvent } from "@/lib/analytics/visit-tracker";
import type { DeviceView } from "@/lib/devices/device-view";
import { renderSite } from "../support/render-site";
import { useSiteApi } from "../support/use-site-api";
import { user } from "../support/user";
import { expectFocusNamed } from "../support/focus";

const api = useSiteApi();
const device = (id: string, name: string, more: Partial<DeviceView> = {}): DeviceView => ({
  id,
  name,
  kind: "phone",
  isCurrent: false,
  ...more,
});
const mac = device("d1", "Apple Mac, Safari", { isCurrent: true, place: "Oslo, Norway" });
const pixel = device("d2", "Google Pixel, Chrome", { lastActiveAt: 1_700_000_000_000 });
const tv = device("d3", "LG webOS, Chrome", { kind: "tv" });

let goOn: ReturnType<typeof vi.fn<() => void>>;
beforeEach(() => {
  goOn = vi.fn<() => void>();
});

function show(devices = [mac, pixel, tv], threshold: number | undefined = 2) {
  renderSite(
    <DeviceLimitForm token="film" list={{ devices, threshold }} mobile={false} onContinue={goOn} />,
  );
}

const press = (name: string) => user.click(screen.getByRole("button", { name }));
const continues = () => screen.getByRole<HTMLButtonElement>("button", { name: "Continue" });
const rows = () => screen.getAllByRole("listitem").map((row) => row.textContent);

describe("the dialog of a reached device limit", () => {
  test.each([
    [2, "You are 1 device over the limit."],
    [1, "You are 2 devices over the limit."],
  ])("with %i allowed devices shows: %s", (threshold, words) => {
    show([mac, pixel, tv], threshold);
    expect(screen.getByText(new RegExp(words)).textContent).toContain("Remove a device");
  });

  test("without a limit shows no number", () => {
    renderSite(<DeviceLimitForm token="film" list={{ devices: [mac] }} mobile={false} />);
    expect(screen.queryByText(/over the limit/)).toBeNull();
    expect(screen.getByText(/^Remove a device/).tagName).toBe("P");
  });

  test("shows each device with name, location and button, marks this one, and cannot continue yet", () => {
    show();
    expect(rows()[0]).toContain("Apple Mac, SafariThis sessionOslo, Norway");
    const names = screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
    expect(names.filter(Boolean)).toEqual([mac, pixel, tv].map(({ name }) => `Remove ${name}`));
    expect(continues().disabled).toBe(true);
  });

  test("continues the film when a removal makes room, and moves the focus to the next device", async () => {
    api.respond("remove-device", 200);
    api.respond("verify-device", 200);
    show();
    await press("Remove Google Pixel, Chrome");
    await waitFor(() => expect(continues().disabled).toBe(false));
    expect(rows()).toHaveLength(2);
    await expectFocusNamed("Remove LG webOS, Chrome");
    expect(screen.getByRole("status").textContent).toMatch(
      /^Google Pixel, Chrome was signed out\..*room/,
    );
    const [[, removal], check] = api.sent as [[string, { device: string; key: string }], unknown];
    expect(removal).toEqual({ device: "d2", key: expect.stringMatching(/^[\w-]{8,}$/) });
    expect(check).toEqual(["verify-device", { token: "film" }]);
    await press("Continue");
    expect(goOn).toHaveBeenCalledOnce();
  });

  test("updates the devices and the number when another check is rejected", async () => {
    const late = device("d4", "Windows, Edge");
    api.respond("remove-device", 200);
    const body = { code: 429, reason: "device_limit", devices: [mac, tv, late], threshold: 1 };
    api.respond("verify-device", 429, body);
    show();
    await press("Remove Google Pixel, Chrome");
    expect(await screen.findByRole("button", { name: "Remove Windows, Edge" })).toBeDefined();
    expect(screen.getAllByText(/You are 2 devices over the limit\./)).not.toEqual([]);
    expect(continues().disabled).toBe(true);
  });

  test("shows a failed removal in its row, and retries it with another idempotency key", async () => {
    api.respond("remove-device", 503, { code: 503 });
    show();
    await press("Remove LG webOS, Chrome");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("LG webOS, Chrome couldn’t be removed. Please try again.");
    expect(alert.closest("li")?.textContent).toContain("LG webOS");
    expect(api.sent.map(([call]) => call)).toEqual(["remove-device"]);
    api.respond("remove-device", 200);
    api.respond("verify-device", 200);
    await press("Remove LG webOS, Chrome");
    await waitFor(() => expect(continues().disabled).toBe(false));
    const keys = api.bodies().flatMap((body) => (body as { key?: string }).key ?? []);
    expect(new Set(keys).size).toBe(2);
  });

  test("shows a check without a response, and retries it by its button", async () => {
    api.respond("remove-device", 200);
    api.respond("verify-device", 503, { code: 503 });
    show();
    await press("Remove LG webOS, Chrome");
    expect((await screen.findByRole("alert")).textContent).toContain("couldn’t check");
    expect(continues().disabled).toBe(true);
    api.respond("verify-device", 200);
    await press("Try again");
    await waitFor(() => expect(continues().disabled).toBe(false));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("confirms the removal of this device, which stays when the viewer cancels", async () => {
    show();
    await press("Remove Apple Mac, Safari");
    expect(screen.getByText("Removing this session signs you out here.").tagName).toBe("P");
    await press("Cancel");
    expect(screen.queryByText("Removing this session signs you out here.")).toBeNull();
    await expectFocusNamed("Remove Apple Mac, Safari");
    expect(api.sent).toEqual([]);
  });

  test("signs out when this device is removed", async () => {
    api.respond("remove-device", 200);
    api.respond("sign-out", 200, { to: "#signed-out" });
    show();
    await press("Remove Apple Mac, Safari");
    await press("Sign out");
    await waitFor(() =>
      expect(api.sent.map(([call]) => call)).toEqual(["remove-device", "sign-out"]),
    );
    await waitFor(() => expect(location.hash).toBe("#signed-out"), { timeout: 5_000 });
  });

  test("is counted once in the analytics", () => {
    const events: TrackedVisitEvent[] = [];
    // Events of other tests are waiting for a tracker.
    setVisitTracker(() => {});
    setVisitTracker((event) => events.push(event));
    show();
    expect(events).toEqual([{ event_name: "device_limit_exceeded" }]);
    setVisitTracker(undefined);
  });

  test("distinguishes buttons of the same name by location and day", () => {
    show([mac, pixel, device("d9", pixel.name, { place: "Bergen, Norway" })], 1);
    const [, one, other] = screen.getAllByRole("listitem");
    const factsOf = (row: HTMLElement | undefined) =>
      document.getElementById(
        within(row as HTMLElement)
          .getByRole("button")
          .getAttribute("aria-describedby") ?? "",
      )?.textContent;
    expect(factsOf(other)).toBe("Bergen, Norway");
    expect(factsOf(one)).not.toBe(factsOf(other));
  });
});
