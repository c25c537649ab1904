import { cache } from "react";
import { type ContentPreview, contentPreview } from "@/lib/pages/content-preview.ts";
import { requestData } from "../../request-data";

/** The content that the viewer wanted to watch, as far as it may be shown. */
export const remembered = cache(async (): Promise<ContentPreview | undefined> => {
  const { visit } = await requestData();
  return visit && contentPreview(visit, visit.cookies.content);
});
