import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { aChannel } from "../../support/samples.ts";

const red = { r: 220, g: 30, b: 40, alpha: 1 };
const picture = await sharp({ create: { width: 300, height: 200, channels: 4, background: red } })
  .png()
  .toBuffer();

/** A provider that serves the picture, and counts its requests. */
let requestCount = 0;
const server = createServer((req, res) => {
  requestCount += 1;
  if (req.url === "/broken.png") res.end("no picture");
  else if (req.url === "/moved.png") res.writeHead(302, { Location: "/icon.png" }).end();
  else res.end(picture);
});
let address = "";

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv("PROVIDER_API_URL", address);
  vi.stubEnv("SESSION_SECRET", "s".repeat(32));
});
afterAll(() => {
  server.close();
  vi.unstubAllEnvs();
});

const load = () => import("../../../lib/seo/app-icons.ts");
const channelWith = (icon: string | undefined) =>
  aChannel({
    name: "Meridian",
    settings: { main: { icon } },
    style: { theme: { background: "#0b0e0f" } },
  });

/** The colour of one pixel, and the size of its picture. */
async function pixelAt(png: Uint8Array | string, left: number, top: number) {
  const image = sharp(Buffer.from(png));
  const { width, height } = await image.metadata();
  const { data } = await image
    .ensureAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { size: [width, height], color: [...data.subarray(0, 3)] };
}

describe("BE-356: the icons of a channel as an app", () => {
  test("are rendered from the owner's picture where the provider serves it", async () => {
    const { appIcons } = await load();
    expect(appIcons(channelWith(`${address}/icon.png`))).toEqual([
      { src: "/app-icon/192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/app-icon/512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/app-icon/maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ]);
  });

  test("are square, on the background of the brand", async () => {
    const { renderAppIcon } = await load();
    const { type, body } = await renderAppIcon(channelWith(`${address}/icon.png`), "192.png");
    expect(type).toBe("image/png");
    expect(await pixelAt(body, 96, 2)).toEqual({ size: [192, 192], color: [11, 14, 15] });
    expect((await pixelAt(body, 96, 96)).color[0]).toBeGreaterThan(200);
  });

  test("have a margin where a home screen may crop", async () => {
    const { renderAppIcon } = await load();
    const { body } = await renderAppIcon(channelWith(`${address}/icon.png`), "maskable.png");
    expect((await pixelAt(body, 256, 256)).size).toEqual([512, 512]);
    expect((await pixelAt(body, 256, 100)).color).toEqual([11, 14, 15]);
  });

  test("are fetched and rendered once for many requests", async () => {
    const { renderAppIcon } = await load();
    const before = requestCount;
    const channel = channelWith(`${address}/once.png`);
    await Promise.all([1, 2, 3].map(() => renderAppIcon(channel, "512.png")));
    expect(requestCount - before).toBe(1);
  });

  test("are the letter of a channel without a picture", async () => {
    const { appIcons, renderAppIcon } = await load();
    const channel = channelWith(undefined);
    expect(appIcons(channel).map(({ src, purpose }) => [src, purpose])).toEqual([
      ["/app-icon/letter.svg", "any"],
      ["/app-icon/maskable.svg", "maskable"],
    ]);
    const { type, body } = await renderAppIcon(channel, "maskable.svg");
    expect([type, String(body)]).toEqual(["image/svg+xml", expect.stringContaining(">M</text>")]);
  });

  test.each(["/broken.png", "/moved.png"])("are 503 where %s is not a picture", async (path) => {
    const { renderAppIcon } = await load();
    await expect(renderAppIcon(channelWith(`${address}${path}`), "192.png")).rejects.toMatchObject({
      code: 503,
    });
  });

  test.each(["193.png", "constructor", "../192.png", ""])("do not exist as %j", async (file) => {
    const { renderAppIcon } = await load();
    await expect(renderAppIcon(channelWith(`${address}/icon.png`), file)).rejects.toMatchObject({
      code: 404,
    });
  });
});

test("SE-153: a picture of another host is linked, never fetched", async () => {
  const { appIcons, renderAppIcon } = await load();
  const channel = channelWith("http://169.254.169.254/latest/icon.png");
  expect(appIcons(channel)[0]?.src).toBe("http://169.254.169.254/latest/icon.png");
  await expect(renderAppIcon(channel, "192.png")).rejects.toMatchObject({ code: 404 });
});
