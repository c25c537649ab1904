import { headers } from "next/headers";
import { env } from "@/lib/env.ts";
import { consoleFrameAncestor } from "@/lib/front/rendering/content-security-policy.ts";
import { hostOf } from "@/lib/pages/visit.ts";

// The only origin, other than an app, that may receive the page's messages: the origin that the front allows to frame it.
export async function simulatorOrigin(): Promise<string | undefined> {
  return consoleFrameAncestor("/mobile", hostOf(await headers()), env().consolePort);
}
