import { z } from "zod";
import { loadRows, type Rows } from "../pages/load-rows.ts";
import type { Visit } from "../pages/visit.ts";
import { getSectionItems } from "../provider-api/page.ts";
import { type CardView, toCardView } from "../sections/card-view.ts";
import { cardInApp } from "../sections/in-app.ts";
import { distinct, nextPageOf } from "../sections/section-view.ts";
import { viewerOf } from "./viewer.ts";

/** One thing that a browser may ask of its own origin under `/api`. */
export type ApiCall = {
  method: "GET" | "POST" | "DELETE";
  /** Checks and runs; throws `z.ZodError` for bad input, `ApiError` for a refusal. */
  run: (visit: Visit, input: unknown) => Promise<unknown>;
};

const name = z.string().min(1).max(250);
const page = z.coerce.number().int().min(1).max(10_000).default(1);

/** Asked by a page of the app's web view. */
const mobile = z.stringbool().default(false);

const sectionsInput = z.object({ page_id: name, page, context: name.optional(), mobile });
const itemsInput = z.object({
  page_id: name,
  section_id: name,
  page,
  tab: name.optional(),
  context: name.optional(),
  mobile,
  /** How many items the row holds already, for a provider that tells no page size. */
  have: z.coerce.number().int().min(0).default(0),
});

/** More items of a row. */
export type MoreItems = { items: CardView[]; nextPage?: number; total: number };

async function moreSections(visit: Visit, input: unknown): Promise<Rows> {
  const asked = sectionsInput.parse(input);
  return loadRows({ ...visit, mobile: asked.mobile }, asked.page_id, asked.page, asked.context);
}

async function moreItems(visit: Visit, input: unknown): Promise<MoreItems> {
  const asked = itemsInput.parse(input);
  const answer = await getSectionItems(visit.asker, visit.channel.token, {
    pageId: asked.page_id,
    sectionId: asked.section_id,
    page: asked.page,
    tab: asked.tab,
    context: asked.context,
  });
  const items = distinct(answer.data.map(toCardView));
  return {
    items: asked.mobile ? items.map(cardInApp) : items,
    nextPage: nextPageOf(answer, asked.have),
    total: answer.paging.total_items,
  };
}

/** The table of allowed calls, by the path after `/api/`: house.md, "The token stays on the server". */
export const apiCalls: Record<string, ApiCall> = {
  sections: { method: "GET", run: moreSections },
  "section-items": { method: "GET", run: moreItems },
  viewer: { method: "GET", run: viewerOf },
};
