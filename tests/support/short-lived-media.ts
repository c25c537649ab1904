import { type StartedSite, startSite } from "../e2e/support/started-site.ts";
import { startProviderProcess } from "../contract/support/provider-process.ts";
import { freePort } from "./free-port.ts";

/** The built site with a provider whose media URLs are valid for 10 to 20 seconds. */
export type ShortLivedMedia = Pick<StartedSite, "at" | "port" | "stop">;

/** Starts both on free ports. */
export async function startShortLivedMedia(): Promise<ShortLivedMedia> {
  const port = await freePort();
  const provider = await startProviderProcess({
    MEDIA_LIFETIME_S: "20",
    SITE_ORIGIN: `http://{channel}.localhost:${port}`,
    PROVIDER_PUBLIC_ORIGIN: "",
    PROVIDER_PUBLIC_URL: "",
  });
  const site = await startSite({ PORT: String(port), PROVIDER_PORT: String(provider.port) });
  const stop = async () => {
    await site.stop();
    await provider.stop();
  };
  return { at: site.at, port, stop };
}

/** The expiry of a signed URL, epoch ms. */
export function endOf(address: string): number {
  const [, end = ""] = /\/media\/signed\/[\w-]{8}\.([0-9a-z]+)\./.exec(address) ?? [];
  if (end === "") throw new Error(`${address} is not signed.`);
  return Number.parseInt(end, 36);
}
