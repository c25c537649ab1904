import type { contents, pages, sectionItems, sections } from "../schema.ts";
import { createContentRecord } from "../../domain/catalogue/content-input.ts";
import type { SeedCatalogue, CatalogueSection } from "../../seed/catalogue-schema.ts";

const usualPageSize = 12;
const day = 24 * 60 * 60 * 1000;
const quarter = day / 96;

type NewRow<T extends { $inferInsert: unknown }> = T["$inferInsert"];

/** Pages, and the token of their channel. */
type PagesOfChannel = Pick<SeedCatalogue, "pages"> & { channel: { token: string } };

/** The pages of a catalogue as rows of the database. */
export function toPageRows(catalogue: PagesOfChannel): NewRow<typeof pages>[] {
  return catalogue.pages.map(({ sections: _, ...page }, position) => ({
    channel: catalogue.channel.token,
    position,
    ...page,
  }));
}

/** The sections of all pages. */
export function toSectionRows(catalogue: PagesOfChannel): NewRow<typeof sections>[] {
  return catalogue.pages.flatMap((page) =>
    page.sections.map((section, position) => ({
      channel: catalogue.channel.token,
      page: page.token,
      position,
      ...sectionColumns(section),
    })),
  );
}

/** The items of all sections; those of a tab carry its token. */
export function toSectionItemRows(catalogue: PagesOfChannel): NewRow<typeof sectionItems>[] {
  return catalogue.pages.flatMap((page) =>
    page.sections.flatMap((section) => {
      const place = { channel: catalogue.channel.token, page: page.token, section: section.token };
      const lists = section.tabs ?? [{ token: "", items: section.items ?? [] }];
      return lists.flatMap(({ token: tab, items }) =>
        items.map((item, position) => ({ ...place, tab, item, position })),
      );
    }),
  );
}

/** The contents; days since publication count from `now`, and each comes out at a quarter of an hour. */
export function toContentRows(catalogue: SeedCatalogue, now: number): NewRow<typeof contents>[] {
  const { token: channel, defaultLanguage: language } = catalogue.channel;
  return catalogue.contents.map((content, position) => {
    const publishedAt = quarter * Math.floor((now - content.publishedDaysAgo * day) / quarter);
    const input = { ...content, publishedAt: new Date(publishedAt) };
    return {
      channel,
      position,
      ...createContentRecord(input, { now: new Date(now), language }),
    };
  });
}

function sectionColumns(section: CatalogueSection) {
  const { token, name, description, role, type, layout, body } = section;
  return {
    token,
    name,
    description,
    role,
    type,
    layout,
    body,
    aspectRatio: section.aspectRatio,
    showDescription: section.showDescription,
    liveUpdate: section.liveUpdate,
    showFilters: section.showFilters,
    tabs: section.tabs?.map((tab) => ({ token: tab.token, name: tab.name })) ?? [],
    pageSize: section.pageSize ?? usualPageSize,
  };
}
