import * as account from "./account-calls.ts";
import * as session from "./session-calls.ts";
import { z } from "zod";
import { loadRows } from "../pages/load-page.ts";
import type { Visit } from "../pages/visit.ts";
import { getSectionItems } from "../provider-api/page.ts";
import { type CardView, toCardView } from "../sections/card-view.ts";
import { cardInApp } from "../sections/in-app.ts";
import { distinct, nextPageOf } from "../sections/section-view.ts";
import type { ApiCall, Reply } from "./inputs.ts";
import { viewerOf } from "./session-calls.ts";

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

async function moreSections(visit: Visit, input: unknown): Promise<Reply> {
  const asked = sectionsInput.parse(input);
  const { page_id: pageId, page, context, mobile } = asked;
  return { body: await loadRows({ ...visit, mobile }, pageId, page, context) };
}

async function moreItems(visit: Visit, input: unknown): Promise<Reply> {
  const asked = itemsInput.parse(input);
  const answer = await getSectionItems(visit.callContext, visit.channel.token, {
    pageId: asked.page_id,
    sectionId: asked.section_id,
    page: asked.page,
    tab: asked.tab,
    context: asked.context,
  });
  const items = distinct(answer.data.map(toCardView));
  const more: MoreItems = {
    items: asked.mobile ? items.map(cardInApp) : items,
    nextPage: nextPageOf(answer, asked.have),
    total: answer.paging.total_items,
  };
  return { body: more };
}

/** GET reads; POST changes, and has to come from a page of our own. */
export type ApiMethod = "GET" | "POST";

/** The table of allowed calls, by the path after `/api/`. */
export const apiCalls: Record<string, Partial<Record<ApiMethod, ApiCall>>> = {
  sections: { GET: { run: moreSections } },
  "section-items": { GET: { run: moreItems } },
  viewer: { GET: { run: viewerOf, personal: true } },
  "sign-in": { POST: { run: account.signIn } },
  "mobile-sign-in": { POST: { run: session.mobileSignIn } },
  "sign-up": { POST: { run: account.signUpNow } },
  "send-verification": { POST: { run: account.mailAgain } },
  "verify-email": { POST: { run: account.verify } },
  "forgot-password": { POST: { run: account.forgot(false) } },
  "forgot-password-again": { POST: { run: account.forgot(true) } },
  "reset-password": { POST: { run: account.reset } },
  "change-password": { POST: { run: account.change, personal: true } },
  "start-sign-in": { POST: { run: account.startSignIn } },
  "sign-out": { POST: { run: session.signOut } },
  "clear-alerts": { POST: { run: session.forgetAlerts, personal: true } },
  "registration-fields": {
    GET: { run: session.openQuestions, personal: true },
    POST: { run: session.answerQuestions, personal: true },
  },
};
