import { cache } from "react";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import type { I18n } from "@/components/text-provider";
import { isNotFound } from "@/lib/errors.ts";
import { bcp47 } from "@/lib/i18n/languages.ts";
import { translateIn } from "@/lib/i18n/texts.ts";
import { findOut } from "@/lib/pages/find-out.ts";
import { type Findings, findingsOf, requestIdHeader } from "@/lib/pages/hand-over.ts";
import type { PageModel } from "@/lib/pages/load-page.ts";
import type { VideoModel } from "@/lib/pages/load-video.ts";
import type { Visit } from "@/lib/pages/visit.ts";
import { type Asked, askedOf } from "@/lib/urls/asked.ts";

/** What the middleware found for this request; a page that it never saw asks again by itself. */
export const findings = cache(async (): Promise<Findings> => {
  const given = await headers();
  const known = findingsOf(given.get(requestIdHeader));
  if (known) return known;
  const route = { kind: "error", code: 404, mobile: false } as const;
  const nowhere: Asked = { route, here: "/error", brings: undefined };
  return (await findOut(new Headers(given), new URLSearchParams(), nowhere)).findings;
});

/** Texts and locale of this request. */
export const i18n = cache(async (): Promise<I18n> => {
  const language = (await findings()).visit?.language ?? "en";
  return { t: await translateIn(language), locale: bcp47(language) };
});

export async function pageModel(path: string, query: Query): Promise<Found<PageModel>> {
  const known = await findings();
  const { page, visit } = known.page ? known : await findAgain(path, query);
  return page && visit ? { model: page, visit } : notFound();
}

export async function videoModel(path: string, query: Query): Promise<Found<VideoModel>> {
  const known = await findings();
  const { video, visit } = known.video ? known : await findAgain(path, query);
  return video && visit ? { model: video, visit } : notFound();
}

export type Query = Record<string, string | string[] | undefined>;
type Found<T> = { model: T; visit: Visit };

async function findAgain(path: string, query: Query): Promise<Findings> {
  const search = searchOf(query);
  const found = await findOut(new Headers(await headers()), search, askedOf(path, search));
  const { answer } = found;
  if (answer.kind === "refused") throw isNotFound(answer.error) ? notFound() : answer.error;
  return found.findings;
}

export function searchOf(query: Query): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const first = Array.isArray(value) ? value[0] : value;
    if (first !== undefined) search.set(name, first);
  }
  return search;
}
