import type { CatalogueSection } from "../catalogue.ts";

type Extra = Partial<Omit<CatalogueSection, "token" | "name" | "items" | "layout">>;
type Layout = CatalogueSection["layout"];

/** A row of videos in the given layout; `extra` overrides role, ratio and the like. */
export function videos(
  layout: Layout,
  token: string,
  name: string,
  items: string[],
  extra: Extra = {},
): CatalogueSection {
  return { token, name, role: "content", type: "video", layout, items, ...extra };
}

/** A row of videos behind tabs; each tab names its own items, the first is selected. */
export function tabbed(
  layout: Layout,
  token: string,
  name: string,
  tabs: NonNullable<CatalogueSection["tabs"]>,
  extra: Extra = {},
): CatalogueSection {
  return { token, name, role: "content", type: "video", layout, tabs, ...extra };
}

/** A row of page cards: `items` are page tokens. */
export function topics(
  layout: Layout,
  token: string,
  name: string,
  items: string[],
  extra: Extra = {},
): CatalogueSection {
  return { token, name, role: "content", type: "page", layout, items, ...extra };
}

/** Prose in the owner's own words; `body` is simple HTML. */
export function prose(token: string, name: string, body: string): CatalogueSection {
  return { token, name, role: "text", type: "text", layout: "single", body };
}

/** A row that fills from the viewer's own lists and is empty for everybody else. */
export function personal(
  token: string,
  name: string,
  role: "watch_list" | "continue_watching",
  layout: Layout = "carousel",
): CatalogueSection {
  return { token, name, role, type: "video", layout };
}

/** Where results appear on the page whose url is `search`. */
export function results(token: string, name: string): CatalogueSection {
  return { token, name, role: "search", type: "video", layout: "grid", pageSize: 12 };
}
