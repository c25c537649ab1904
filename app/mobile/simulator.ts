import { headers } from "next/headers";
import { env } from "@/lib/env.ts";
import { consoleFrameAncestor } from "@/lib/front/rendering/content-security-policy.ts";
import { hostOf } from "@/lib/pages/visit.ts";

// The one origin besides an app that may hear the page: the same that the front lets frame it.
export async function simulatorOrigin(): Promise<string | undefined> {
  return consoleFrameAncestor("/mobile", hostOf(await headers()), env().consolePort);
}
