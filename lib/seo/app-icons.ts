import { LRUCache } from "lru-cache";
import type { Channel } from "../contract/channel.ts";
import { resolveTheme } from "../channel/theme.ts";
import { ApiError } from "../api-error.ts";
import { type CacheSource, purgeFrom } from "../cache/cache-purges.ts";
import { processWide } from "../process-wide.ts";
import { fetchProviderPicture, isProviderUrl } from "../provider-api/fetch-picture.ts";
import { letterIconSvg, siteIcon } from "./site-icons.ts";

/** An icon as a manifest names it. */
export type AppIcon = { src: string; sizes: string; purpose: "any" | "maskable"; type?: string };

/** The files under `/app-icon/`; a home screen may cut a fifth off each side of a maskable one. */
const drawings = {
  "192.png": { size: 192, margin: 0 },
  "512.png": { size: 512, margin: 0 },
  "maskable.png": { size: 512, margin: 51 },
} as const;

/**
 * The icons of a channel as an app: from the owner's picture where the provider has it, else that picture as it is,
 * else the channel's letter. docs/behaviour.md BE-356.
 */
export function appIcons(channel: Channel): AppIcon[] {
  const type = "image/png";
  if (providerSource(channel)) {
    return [
      { src: "/app-icon/192.png", sizes: "192x192", type, purpose: "any" },
      { src: "/app-icon/512.png", sizes: "512x512", type, purpose: "any" },
      { src: "/app-icon/maskable.png", sizes: "512x512", type, purpose: "maskable" },
    ];
  }
  const svg = "image/svg+xml";
  const { url, type: declaredType } = siteIcon(channel);
  const any: AppIcon = url.startsWith("data:")
    ? { src: "/app-icon/letter.svg", sizes: "any", type: svg, purpose: "any" }
    : { src: url, sizes: "any", purpose: "any", ...(declaredType && { type: declaredType }) };
  return [any, { src: "/app-icon/maskable.svg", sizes: "any", type: svg, purpose: "maskable" }];
}

/** One file of `/app-icon/`. Throws `ApiError` 404 for another name, 503 if the owner's picture is unavailable. */
export async function renderAppIcon(
  channel: Channel,
  file: string,
): Promise<{ type: string; body: string | Uint8Array<ArrayBuffer> }> {
  if (file === "letter.svg" || file === "maskable.svg") {
    return { type: "image/svg+xml", body: letterIconSvg(channel, file === "maskable.svg") };
  }
  const source = providerSource(channel);
  if (!isDrawing(file) || source === undefined) throw new ApiError("app-icon", { code: 404 });
  return {
    type: "image/png",
    body: await cachedPng(channel, source, file),
  };
}

/**
 * The owner's picture for an app, if the provider serves it; pictures of other hosts are not fetched.
 * docs/security.md SE-153.
 */
function providerSource({ settings: { main } }: Channel): string | undefined {
  const source = main.appIcon ?? main.icon;
  return source !== undefined && isProviderUrl(source) && !source.endsWith(".svg")
    ? source
    : undefined;
}

function isDrawing(file: string): file is keyof typeof drawings {
  return Object.hasOwn(drawings, file);
}

type Png = Uint8Array<ArrayBuffer>;
type CachedIcon = { png: Promise<Png>; source: CacheSource };
const known = () =>
  processWide("app-icons", () =>
    purgeFrom(new LRUCache<string, CachedIcon>({ max: 300 }), ({ source }) => [source]),
  );

function cachedPng(
  { token, style }: Channel,
  picture: string,
  file: keyof typeof drawings,
): Promise<Png> {
  const background = resolveTheme(style.theme).colors.bg;
  const key = `${token} ${picture} ${file} ${background}`;
  const found = known().get(key);
  if (found) return found.png;
  const png = renderPng(picture, drawings[file], background);
  known().set(key, { png, source: { channel: token, tokens: new Set() } });
  png.catch(() => known().delete(key));
  return png;
}

type Drawing = (typeof drawings)[keyof typeof drawings];

/** The picture in a square; a margin repeats its edge. */
async function renderPng(
  source: string,
  { size, margin }: Drawing,
  background: string,
): Promise<Png> {
  const picture = await fetchProviderPicture(source);
  const { default: sharp } = await import("sharp");
  const inner = size - 2 * margin;
  try {
    const png = await sharp(picture, { limitInputPixels: 16_000_000 })
      .resize(inner, inner, { fit: "contain", background })
      .flatten({ background })
      .extend({ top: margin, bottom: margin, left: margin, right: margin, extendWith: "copy" })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
    return new Uint8Array(png);
  } catch (error) {
    throw new ApiError("app-icon", { code: 503 }, error);
  }
}
