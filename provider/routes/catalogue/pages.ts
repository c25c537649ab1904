import { Hono } from "hono";
import { listSections } from "../../db/sections.ts";
import { createPageResponse } from "../../domain/catalogue/page-response.ts";
import { parsePageNumber, createPagingResponse } from "../../domain/catalogue/paging.ts";
import { createSectionResponse } from "../../domain/catalogue/section-response.ts";
import { isSentWithFirstItems } from "../../domain/catalogue/section-roles.ts";
import { createPublicResponse } from "../responses.ts";
import { requireChannel, requirePage } from "../require-channel-and-page.ts";
import { createContentBlockCheck } from "./require-content-rights.ts";
import { loadSectionItems } from "./section-items.ts";
import { createResponseContext, type Services } from "../../services.ts";

/** Rows in one response of `…/sections`. */
const sectionsAtOnce = 6;

/** `GET /ch/{channel}/pages/{pageId}` and its list of sections. */
export function pageRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.get("/ch/:channel/pages/:page", async (context) => {
    const channel = await requireChannel(services, context.req.param("channel"));
    const page = await requirePage(services, channel.token, context.req.param("page"));
    return createPublicResponse(
      context,
      createPageResponse(page, channel.profile, createResponseContext(services)),
    );
  });
  routes.get("/ch/:channel/pages/:page/sections", async (context) => {
    const channel = await requireChannel(services, context.req.param("channel"));
    const page = await requirePage(services, channel.token, context.req.param("page"));
    const number = parsePageNumber(context.req.query("page"));
    const cut = { offset: (number - 1) * sectionsAtOnce, limit: sectionsAtOnce };
    const { rows, total } = await listSections(services.db, channel.token, page.token, cut);
    const seen = {
      ...channel,
      isBlocked: await createContentBlockCheck(services, context, channel),
    };
    const data = await Promise.all(
      rows.map(async (row) => {
        const along = isSentWithFirstItems(row.role);
        const items = along ? await loadSectionItems(services, seen, row, {}) : undefined;
        return createSectionResponse(row, items);
      }),
    );
    return createPublicResponse(context, {
      data,
      paging: createPagingResponse(number, total, sectionsAtOnce),
    });
  });
  return routes;
}
