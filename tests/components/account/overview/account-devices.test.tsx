import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { AccountDevices } from "@/components/account/overview/account-devices";
import type { DeviceView } from "@/lib/devices/device-view";
import { renderSite } from "../../support/render-site";
import { useSiteApi } from "../../support/use-site-api";
import { user } from "../../support/user";
import { expectFocusAround, expectFocusNamed } from "../../support/focus";

const api = useSiteApi();
const mac: DeviceView = { id: "d1", name: "Apple Mac, Safari", kind: "computer", isCurrent: true };
const pixel: DeviceView = { ...mac, id: "d2", name: "Google Pixel, Chrome", isCurrent: false };
const tv: DeviceView = { ...pixel, id: "d3", name: "LG webOS, Chrome", place: "Bergen, Norway" };
const show = (devices?: DeviceView[]) =>
  renderSite(<AccountDevices first={devices && { devices }} />);
const press = (name: string) => user.click(screen.getByRole("button", { name }));
// The status and the focus change once the row is removed.
const expectStatus = (words: string) =>
  waitFor(() => expect(screen.getByRole("status").textContent).toContain(words));
const rows = () => screen.queryAllByRole("listitem").map((row) => row.dataset.device);

describe("the devices of the account", () => {
  test("can be removed, except for this one", async () => {
    api.respond("remove-device", 200);
    show([mac, pixel, tv]);
    expect(screen.queryByRole("button", { name: "Disconnect Apple Mac, Safari" })).toBeNull();
    expect(screen.getByText("This session").tagName).toBe("SPAN");
    expect(screen.getByText(/^Places are estimated/).tagName).toBe("P");
    await press("Disconnect Google Pixel, Chrome");
    await waitFor(() => expect(rows()).toEqual(["d1", "d3"]));
    await expectStatus("Google Pixel, Chrome was signed out.");
    await expectFocusNamed("Disconnect LG webOS, Chrome");
    await press("Disconnect LG webOS, Chrome");
    await waitFor(() => expect(rows()).toEqual(["d1"]));
    await expectStatus("LG webOS, Chrome was signed out.");
    await expectFocusAround(screen.getByRole("list"));
  });

  test("are all signed out except for this one after a confirmation, each with its own idempotency key", async () => {
    api.respond("remove-device", 200);
    show([mac, pixel, tv]);
    await press("Sign out everywhere else");
    expect(api.sent).toEqual([]);
    expect(screen.getByText("2 other devices will have to sign in again.").tagName).toBe("P");
    await press("Sign out");
    await waitFor(() => expect(rows()).toEqual(["d1"]));
    const sent = api.bodies() as { device: string; key: string }[];
    expect(sent.map(({ device }) => device)).toEqual(["d2", "d3"]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
    await expectStatus("on this device only");
    expect(screen.queryByRole("button", { name: "Sign out everywhere else" })).toBeNull();
  });

  test("that could not be removed are counted", async () => {
    api.server.use(
      http.post("*/api/remove-device", async ({ request }) => {
        const { device } = (await request.json()) as { device: string };
        return HttpResponse.json({}, { status: device === "d2" ? 503 : 200 });
      }),
    );
    show([mac, pixel, tv]);
    await press("Sign out everywhere else");
    await press("Sign out");
    expect(
      await screen.findByText("1 device couldn’t be signed out. Please try again."),
    ).toBeDefined();
    expect(rows()).toEqual(["d1", "d2"]);
  });

  test("stay when the confirmation is cancelled", async () => {
    show([mac, pixel]);
    await press("Sign out everywhere else");
    await press("Cancel");
    expect(rows()).toEqual(["d1", "d2"]);
    await expectFocusNamed("Sign out everywhere else");
    expect(api.sent).toEqual([]);
  });

  test("that cannot be loaded are requested again by a button", async () => {
    show(undefined);
    expect(screen.getByRole("alert").textContent).toContain("can’t be shown");
    api.offer("devices", { devices: [mac] });
    await press("Try again");
    await waitFor(() => expect(rows()).toEqual(["d1"]));
  });

  test("show a message when there are none", () => {
    show([]);
    expect(screen.getByText("The devices you sign in on will appear here.").tagName).toBe("P");
  });
});
