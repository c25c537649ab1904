import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { AccountDevices } from "@/components/account/overview/account-devices";
import type { DeviceView } from "@/lib/devices/device-view";
import { renderSite } from "../../support/render-site";
import { useDoor } from "../../support/use-door";
import { user } from "../../support/user";
import { expectFocusAround, expectFocusNamed } from "../../support/focus";

const door = useDoor();
const mac: DeviceView = { id: "d1", name: "Apple Mac, Safari", kind: "computer", isCurrent: true };
const pixel: DeviceView = { ...mac, id: "d2", name: "Google Pixel, Chrome", isCurrent: false };
const tv: DeviceView = { ...pixel, id: "d3", name: "LG webOS, Chrome", place: "Bergen, Norway" };
const show = (devices?: DeviceView[]) =>
  renderSite(<AccountDevices first={devices && { devices }} />);
const press = (name: string) => user.click(screen.getByRole("button", { name }));
// It is told, and the focus moved, once the row has gone.
const told = (words: string) =>
  waitFor(() => expect(screen.getByRole("status").textContent).toContain(words));
const rows = () => screen.queryAllByRole("listitem").map((row) => row.dataset.device);

describe("one's own devices", () => {
  test("can be disconnected, all but this one", async () => {
    door.answer("remove-device", 200);
    show([mac, pixel, tv]);
    expect(screen.queryByRole("button", { name: "Disconnect Apple Mac, Safari" })).toBeNull();
    expect(screen.getByText("This session").tagName).toBe("SPAN");
    expect(screen.getByText(/^Places are estimated/).tagName).toBe("P");
    await press("Disconnect Google Pixel, Chrome");
    await waitFor(() => expect(rows()).toEqual(["d1", "d3"]));
    await told("Google Pixel, Chrome was signed out.");
    await expectFocusNamed("Disconnect LG webOS, Chrome");
    await press("Disconnect LG webOS, Chrome");
    await waitFor(() => expect(rows()).toEqual(["d1"]));
    await told("LG webOS, Chrome was signed out.");
    await expectFocusAround(screen.getByRole("list"));
  });

  test("are signed out everywhere else after a question, each with a key of its own", async () => {
    door.answer("remove-device", 200);
    show([mac, pixel, tv]);
    await press("Sign out everywhere else");
    expect(door.sent).toEqual([]);
    expect(screen.getByText("2 other devices will have to sign in again.").tagName).toBe("P");
    await press("Sign out");
    await waitFor(() => expect(rows()).toEqual(["d1"]));
    const sent = door.bodies() as { device: string; key: string }[];
    expect(sent.map(({ device }) => device)).toEqual(["d2", "d3"]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
    await told("on this device only");
    expect(screen.queryByRole("button", { name: "Sign out everywhere else" })).toBeNull();
  });

  test("that stay when the others go are counted", async () => {
    door.server.use(
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

  test("stay when one thinks better of it", async () => {
    show([mac, pixel]);
    await press("Sign out everywhere else");
    await press("Cancel");
    expect(rows()).toEqual(["d1", "d2"]);
    await expectFocusNamed("Sign out everywhere else");
    expect(door.sent).toEqual([]);
  });

  test("that can't be had are asked for again by a button", async () => {
    show(undefined);
    expect(screen.getByRole("alert").textContent).toContain("can’t be shown");
    door.offer("devices", { devices: [mac] });
    await press("Try again");
    await waitFor(() => expect(rows()).toEqual(["d1"]));
  });

  test("say so when there are none", () => {
    show([]);
    expect(screen.getByText("The devices you sign in on will appear here.").tagName).toBe("P");
  });
});
