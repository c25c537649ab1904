import { cache } from "react";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import type { I18n } from "@/components/text-provider";
import { isNotFoundApiError } from "@/lib/api-error.ts";
import { bcp47 } from "@/lib/contract/languages.ts";
import { loadTranslate } from "@/lib/pages/load-texts.ts";
import { loadRequest } from "@/lib/pages/load-request.ts";
import {
  type RequestData,
  readRequestData,
  requestDataKeyHeader,
} from "@/lib/pages/store-request-data.ts";
import type { PageModel } from "@/lib/pages/load-page.ts";
import type { VideoPageModel } from "@/lib/pages/load-video-page.ts";
import type { ViewerRequest } from "@/lib/pages/viewer-request.ts";
import { isInWebView } from "@/lib/urls/is-in-web-view.ts";
import { type ParsedAddress, parseAddress } from "@/lib/urls/parse-address.ts";

/** What the middleware loaded for this request; a page that it never saw loads it by itself. */
export const getRequestData = cache(async (): Promise<RequestData> => {
  const requestHeaders = await headers();
  const known = readRequestData(requestHeaders.get(requestDataKeyHeader));
  if (known) return known;
  const route = { kind: "error", code: 404, mobile: false } as const;
  const nowhere: ParsedAddress = { route, currentPath: "/error", handoffParams: undefined };
  return (await loadRequest(new Headers(requestHeaders), new URLSearchParams(), nowhere)).data;
});

/** Texts and locale of this request. */
export const getRequestI18n = cache(async (): Promise<I18n> => {
  const language = (await getRequestData()).visit?.language ?? "en";
  return { t: await loadTranslate(language), locale: bcp47(language) };
});

export async function getPageModel(
  path: string,
  query: PageSearchParams,
): Promise<Found<PageModel>> {
  const known = await getRequestData();
  const { page, visit } = known.page ? known : await loadAgain(path, query);
  return page && visit ? { model: page, visit } : notFound();
}

export async function getVideoModel(
  path: string,
  query: PageSearchParams,
): Promise<Found<VideoPageModel>> {
  const known = await getRequestData();
  const { video, visit } = known.video ? known : await loadAgain(path, query);
  return video && visit ? { model: video, visit } : notFound();
}

export type PageSearchParams = Record<string, string | string[] | undefined>;
/** What Next gives a page; which names `params` has depends on the page's folder. */
export type PageProps<Params = object> = {
  params: Promise<Params>;
  searchParams: Promise<PageSearchParams>;
};

/** True in the app's web view, also where the host names no channel. */
export async function isWebViewRequest(): Promise<boolean> {
  const { visit, currentPath = "/" } = await getRequestData();
  return visit?.mobile ?? isInWebView(currentPath.replace(/\?.*/s, ""));
}
type Found<T> = { model: T; visit: ViewerRequest };

async function loadAgain(path: string, query: PageSearchParams): Promise<RequestData> {
  const search = toUrlSearchParams(query);
  const loaded = await loadRequest(
    new Headers(await headers()),
    search,
    parseAddress(path, search),
  );
  const { response } = loaded;
  if (response.kind === "refused")
    throw isNotFoundApiError(response.error) ? notFound() : response.error;
  return loaded.data;
}

export function toUrlSearchParams(query: PageSearchParams): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value = []] of Object.entries(query)) {
    for (const each of [value].flat()) search.append(name, each);
  }
  return search;
}
