import {
  type PersonalListItem,
  loadContinueWatchingSlice,
  loadWatchListSlice,
} from "../../db/lists/load-personal-list-slices.ts";
import type { ViewerRecord } from "../../domain/accounts/viewer-record.ts";
import {
  createItemResponseFromContent,
  type ItemRowContext,
} from "../../domain/catalogue/item-responses.ts";
import { parsePageNumber, createPagingResponse } from "../../domain/catalogue/paging.ts";
import type { SectionRecord } from "../../domain/catalogue/catalogue-records.ts";
import type { PagedItemsResponse } from "../../domain/catalogue/section-response.ts";
import type { ResponseContext } from "../../domain/response-context.ts";
import type { ChannelForViewer } from "../catalogue/section-items.ts";
import { createResponseContext, type Services } from "../../services.ts";

/** One page of a viewer's own row, the latest first: docs/provider-api.md PA-140. */
export async function loadPersonalItems(
  services: Services,
  channel: ChannelForViewer,
  section: SectionRecord,
  viewer: ViewerRecord,
  wanted: string | undefined,
): Promise<PagedItemsResponse> {
  const page = parsePageNumber(wanted);
  const cut = { offset: (page - 1) * section.pageSize, limit: section.pageSize };
  const owner = { id: viewer.id, channel: channel.token };
  const find = section.role === "watch_list" ? loadWatchListSlice : loadContinueWatchingSlice;
  const { rows, total } = await find(services.db, owner, cut);
  const time = createResponseContext(services);
  const location = {
    channel: channel.profile,
    isBlocked: channel.isBlocked,
    page: section.page,
    section: section.token,
    ratio: section.aspectRatio,
  };
  const data = rows.map((row) => personalItem(row, location, time));
  return { data, paging: createPagingResponse(page, total, section.pageSize) };
}

function personalItem(
  { content, watched }: PersonalListItem,
  location: ItemRowContext,
  time: ResponseContext,
) {
  const progress = watched && {
    current_time_s: watched.currentTimeS,
    duration_s: watched.durationS,
  };
  return {
    ...createItemResponseFromContent(content, location, time),
    progress: progress ?? undefined,
  };
}
