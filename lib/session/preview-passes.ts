import type { Channel } from "../contract/channel.ts";
import { normalizePassPath, getValidPassExpiryTime } from "../contract/signed-pass.ts";
import { env } from "../env.ts";

/** The passes of preview links that a browser has opened, the latest first. */
export type PreviewPasses = { passes: string[] };

type OfChannel = Pick<Channel, "token" | "mode">;

const maxPasses = 8;

/** Whether a pass opens the preview of a page: only while its channel is in staging. docs/behaviour.md BE-340. */
export function isPreviewPassValid(
  { token, mode }: OfChannel,
  path: string,
  pass: string,
): boolean {
  const what = mode === "staging" ? normalizePassPath(path) : undefined;
  if (what === undefined) return false;
  const subject = { purpose: "preview", channel: token, what } as const;
  return getValidPassExpiryTime(env().providerSecret, subject, pass) !== undefined;
}

/** The pass that this browser holds for a page, by its path without a query. */
export function previewPassOfPage(
  channel: OfChannel,
  path: string,
  opened: PreviewPasses | undefined,
): string | undefined {
  return opened?.passes.find((pass) => isPreviewPassValid(channel, path, pass));
}

/** The pass that this browser holds for the page of a content. */
export function previewPassOfContent(
  channel: OfChannel,
  content: string,
  opened: PreviewPasses | undefined,
): string | undefined {
  return previewPassOfPage(channel, `/video/${encodeURIComponent(content)}`, opened);
}

/** The passes with one more; at most the latest eight. */
export function addPreviewPass(opened: PreviewPasses | undefined, pass: string): PreviewPasses {
  const others = opened?.passes.filter((other) => other !== pass) ?? [];
  return { passes: [pass, ...others].slice(0, maxPasses) };
}
