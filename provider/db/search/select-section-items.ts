import { sql } from "drizzle-orm";
import type { SectionRecord } from "../../domain/catalogue/catalogue-records.ts";
import type { OnAirEvent } from "../../domain/search/search-visibility.ts";
import type { Db } from "../database.ts";
import { sectionItems } from "../schema.ts";
import { searchDocuments } from "../search-schema.ts";
import {
  type ContentSelection,
  facetCountsOfRanked,
  type FacetCounts,
  joinOnAirEvents,
  selectionColumns,
  selectionQueries,
} from "./selected-contents.ts";

/** A page of a row's contents in the chosen order. `total` counts those that pass the filters. */
export type SelectedSectionItems = { total: number; page: string[]; facets: FacetCounts };

type SelectedSection = { channel: string; section: SectionRecord; tab: string };

/** Orders, filters and counts the contents of a row by the search's index: docs/provider-api.md PA-346. */
export async function selectSectionItems(
  db: Db,
  { channel, section, tab }: SelectedSection,
  { onAir, ...selection }: ContentSelection & { onAir: OnAirEvent[] },
): Promise<SelectedSectionItems> {
  const [row] = await db.select({ selected: sql<SelectedSectionItems>`selected` }).from(
    sql`(
      with ranked as materialized (
        select i.item as token, i.position, ${selectionColumns(selection.filters)}
        from ${sectionItems} i
        left join ${searchDocuments} d on d.channel = i.channel and d.token = i.item
        ${joinOnAirEvents(onAir, sql`i.item`)}
        where i.channel = ${channel} and i.page = ${section.page}
          and i.section = ${section.token} and i.tab = ${tab}
      ),
      ${selectionQueries(selection, sql`position`)}
      select jsonb_build_object(
        'total', (select count(*) from passing),
        'page', (select coalesce(jsonb_agg(token order by place), '[]') from page),
        'facets', ${facetCountsOfRanked()}
      ) as selected
    ) as result`,
  );
  if (!row) throw new Error("A selection returns one row.");
  return row.selected;
}
