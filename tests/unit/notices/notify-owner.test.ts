import { expect, it } from "vitest";
import { resolveOwnerCustomizations } from "../../../lib/channel/owner-customizations.ts";
import { notifyOwner } from "../../../lib/provider-api/notify-owner.ts";
import { aChannel } from "../../support/samples.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";

const { provider, respond } = useTinyProvider();
const viewer = { ip: "203.0.113.9", country: "DK", userAgent: "Browser/1.0" };
const by = { viewer, language: "jp" as const, token: "secret", analyticsClientId: "c1" };
const noticesOf = (channel: string) =>
  provider().requestedPaths.filter((path) => path === `/ch/${channel}/notices`).length;
/** Notices are sent one after the other: when this one has arrived, those before it have too. */
const settled = async (channel: string) => {
  notifyOwner(by, `${channel}-after`, { kind: "csp", detail: String(Math.random()) });
  await expect.poll(() => noticesOf(`${channel}-after`)).toBe(1);
};

it("sends the same notice once", async () => {
  for (const detail of ["one", "one", "two"]) notifyOwner(by, "once", { kind: "contrast", detail });
  await settled("once");
  expect(noticesOf("once")).toBe(2);
});

it("forwards the viewer's network details, and nothing of their session", async () => {
  notifyOwner(by, "forwarding", { kind: "csp", detail: "x" });
  await settled("forwarding");
  const headers = provider().headersOf("/ch/forwarding/notices");
  expect(headers).toMatchObject({
    "accept-language": "ja",
    "x-viewer-country": "DK",
    "x-viewer-ip": "203.0.113.9",
    "x-viewer-user-agent": "Browser/1.0",
  });
  expect(headers).not.toHaveProperty("authorization");
  expect(headers).not.toHaveProperty("x-analytics-client-id");
});

it("sends a channel at most sixty notices an hour", async () => {
  for (let n = 0; n < 200; n += 1) notifyOwner(by, "many", { kind: "csp", detail: `host ${n}` });
  await expect.poll(() => noticesOf("many")).toBe(60);
  await settled("many");
  expect(noticesOf("many")).toBe(60);
});

it("ignores a provider that rejects notices", async () => {
  respond("/ch/deaf/notices", 500, { statusCode: 500 });
  notifyOwner(by, "deaf", { kind: "custom_code", detail: "x" });
  await expect.poll(() => noticesOf("deaf")).toBe(1);
  await settled("deaf");
  expect(noticesOf("deaf")).toBe(1);
});

it("sends repaired and dropped values once for a channel", async () => {
  const channel = aChannel({
    token: "mended",
    style: { theme: { background: "#fff", primary: "#ffd400", colorScheme: "light" } },
    settings: { customCode: { footer: "<form></form>" }, customCss: "x".repeat(70_000) },
  });
  resolveOwnerCustomizations({ channel, callContext: by }, "/");
  resolveOwnerCustomizations({ channel, callContext: by }, "/pages/about");
  await expect.poll(() => noticesOf("mended")).toBe(3);
  await settled("mended");
  expect(noticesOf("mended")).toBe(3);
});

it("passes code and style sheet only to pages that may have them", () => {
  const channel = aChannel({
    token: "placed",
    settings: { customCode: { footer: "<p>Hi" }, customCss: "a{}" },
  });
  expect(resolveOwnerCustomizations({ channel, callContext: by }, "/")).toMatchObject({
    code: { body: ["<p>Hi</p>"] },
    css: "a{}",
  });
  expect(resolveOwnerCustomizations({ channel, callContext: by }, "/user/signIn")).toBeUndefined();
  expect(resolveOwnerCustomizations({ channel: aChannel(), callContext: by }, "/")).toBeUndefined();
});
