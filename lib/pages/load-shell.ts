import type { Footer } from "../contract/footer.ts";
import type { Header } from "../contract/header.ts";
import { getFooter, getHeader } from "../provider-api/channel.ts";
import type { Visit } from "./visit.ts";

/** Header and footer; each is left out when it can't be had. */
export type Shell = { header: Header | undefined; footer: Footer | undefined };

/** What stands around every page: contract.md, Errors ("header, footer … are left out"). */
export async function loadShell({ callContext, channel }: Visit): Promise<Shell> {
  const [header, footer] = await Promise.all([
    getHeader(callContext, channel.token).catch(() => undefined),
    getFooter(callContext, channel.token).catch(() => undefined),
  ]);
  return { header, footer };
}
