import { expect, it } from "vitest";
import { ownerCustomizations } from "../../../lib/channel/owner-customizations.ts";
import { tellOwner } from "../../../lib/notices/tell-owner.ts";
import { aChannel } from "../../support/samples.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";

const { provider, answer } = useTinyProvider();
const toldTo = (channel: string) =>
  provider().asked.filter((path) => path === `/ch/${channel}/notices`).length;
/** Notices go one after the other: when this one is there, those before it are too. */
const settled = async (channel: string) => {
  tellOwner(`${channel}-after`, { kind: "csp", detail: String(Math.random()) });
  await expect.poll(() => toldTo(`${channel}-after`)).toBe(1);
};

it("tells the same thing once", async () => {
  for (const detail of ["one", "one", "two"]) tellOwner("once", { kind: "contrast", detail });
  await settled("once");
  expect(toldTo("once")).toBe(2);
});

it("tells a channel sixty things an hour at most", async () => {
  for (let n = 0; n < 200; n += 1) tellOwner("many", { kind: "csp", detail: `host ${n}` });
  await expect.poll(() => toldTo("many")).toBe(60);
  await settled("many");
  expect(toldTo("many")).toBe(60);
});

it("bears a provider that takes no notices", async () => {
  answer("/ch/deaf/notices", 500, { statusCode: 500 });
  tellOwner("deaf", { kind: "custom_code", detail: "x" });
  await expect.poll(() => toldTo("deaf")).toBe(1);
  await settled("deaf");
  expect(toldTo("deaf")).toBe(1);
});

it("tells what was mended and left out, once for a channel", async () => {
  const channel = aChannel({
    token: "mended",
    style: { theme: { background: "#fff", primary: "#ffd400", colorScheme: "light" } },
    settings: { customCode: { footer: "<form></form>" }, customCss: "x".repeat(70_000) },
  });
  ownerCustomizations(channel, "/");
  ownerCustomizations(channel, "/pages/about");
  await expect.poll(() => toldTo("mended")).toBe(3);
  await settled("mended");
  expect(toldTo("mended")).toBe(3);
});

it("gives code and style sheet where they may stand, and nowhere else", () => {
  const channel = aChannel({
    token: "placed",
    settings: { customCode: { footer: "<p>Hi" }, customCss: "a{}" },
  });
  expect(ownerCustomizations(channel, "/")).toMatchObject({
    code: { body: ["<p>Hi</p>"] },
    css: "a{}",
  });
  expect(ownerCustomizations(channel, "/user/signIn")).toBeUndefined();
  expect(ownerCustomizations(aChannel(), "/")).toBeUndefined();
});
