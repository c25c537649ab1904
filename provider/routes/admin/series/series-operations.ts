import { saveSeries } from "../../../db/catalogue/save-series.ts";
import { lockCatalogue } from "../../../db/catalogue/upsert-contents.ts";
import { createAdminProblem } from "../../../domain/admin/problems.ts";
import {
  type AdminOperation,
  defineAdminOperation,
  noBody,
  noQuery,
  noResponse,
} from "../admin-operation.ts";
import { channelParams, listPage, pageQuery, pageSchema } from "../admin-schemas.ts";
import { requireAdminChannel } from "../channels/require-admin-channel.ts";
import { findSeries, requireSeries, saveAdminSeries } from "./series-records.ts";
import {
  adminSeriesSchema,
  newSeriesSchema,
  seriesChangeSchema,
  seriesParams,
} from "./series-schemas.ts";

const tag = "Series";
/** The series of a channel are loaded with it, so their number is limited. */
const maxSeries = 200;
const bodyBytes = 131_072;
const read = { scope: "contents:read", on: "channel" } as const;
const write = { scope: "contents:write", on: "channel" } as const;

const listSeries = defineAdminOperation({
  id: "listSeries",
  method: "GET",
  path: "/channels/{channel}/series",
  tag,
  summary: "List series",
  access: read,
  status: 200,
  params: channelParams,
  query: pageQuery,
  body: noBody,
  response: pageSchema(adminSeriesSchema),
  run: async ({ db, params: { channel }, query }) => {
    const { profile } = await requireAdminChannel(db, channel);
    const series = (profile.series ?? []).toSorted((one, other) =>
      one.token < other.token ? -1 : 1,
    );
    return listPage(
      query,
      async ({ after = "" }) => series.filter(({ token }) => token > after),
      ({ token }) => token,
      (one) => one,
    );
  },
});

const createSeries = defineAdminOperation({
  id: "createSeries",
  method: "POST",
  path: "/channels/{channel}/series",
  tag,
  summary: "Create a series",
  description: "Each season is a series, with its own page.",
  access: write,
  status: 201,
  isVersioned: true,
  isIdempotent: true,
  bodyBytes,
  params: channelParams,
  query: noQuery,
  body: newSeriesSchema,
  response: adminSeriesSchema,
  run: async ({ db, params: { channel }, body }) => {
    const row = await lockCatalogue(db, channel);
    if (findSeries(row, body.token)) {
      const taken = { pointer: "#/token", detail: "Another series has this token." };
      throw createAdminProblem("already-exists", `There is a series "${body.token}".`, [taken]);
    }
    if ((row.profile.series ?? []).length >= maxSeries) {
      throw createAdminProblem("conflict", `A channel has ${maxSeries} series at most.`);
    }
    const { series, version } = await saveAdminSeries(db, row, { after: body });
    return {
      body: series,
      version,
      location: `/channels/${channel}/series/${body.token}`,
      changes: [{ ...nameSeries(channel, body.token), after: series }],
    };
  },
});

const getSeries = defineAdminOperation({
  id: "getSeries",
  method: "GET",
  path: "/channels/{channel}/series/{series}",
  tag,
  summary: "Read a series",
  access: read,
  status: 200,
  isVersioned: true,
  params: seriesParams,
  query: noQuery,
  body: noBody,
  response: adminSeriesSchema,
  run: async ({ db, params: { channel, series } }) => {
    const row = await requireAdminChannel(db, channel);
    return { body: requireSeries(row, series), version: row.version };
  },
});

const updateSeries = defineAdminOperation({
  id: "updateSeries",
  method: "PATCH",
  path: "/channels/{channel}/series/{series}",
  tag,
  summary: "Change a series",
  description: "`episodes` replaces all of them. `null` removes a field that may be missing.",
  access: write,
  status: 200,
  isVersioned: true,
  isConditional: true,
  bodyBytes,
  params: seriesParams,
  query: noQuery,
  body: seriesChangeSchema,
  response: adminSeriesSchema,
  run: async ({ db, params: { channel, series: token }, body, requireVersion }) => {
    const row = await lockCatalogue(db, channel);
    const before = requireSeries(row, token);
    requireVersion(row.version);
    const { parts: _, partsS: __, ...written } = before;
    const after = { ...written, ...body };
    const { series, version } = await saveAdminSeries(db, row, { before, after });
    return {
      body: series,
      version,
      changes: [{ ...nameSeries(channel, token), before, after: series }],
    };
  },
});

const deleteSeries = defineAdminOperation({
  id: "deleteSeries",
  method: "DELETE",
  path: "/channels/{channel}/series/{series}",
  tag,
  summary: "Delete a series",
  description: "Its contents stay, and its page too.",
  access: write,
  status: 204,
  isVersioned: true,
  isConditional: true,
  params: seriesParams,
  query: noQuery,
  body: noBody,
  response: noResponse,
  run: async ({ db, params: { channel, series }, requireVersion }) => {
    const row = await lockCatalogue(db, channel);
    const before = requireSeries(row, series);
    requireVersion(row.version);
    await saveSeries(db, row, { before });
    return { changes: [{ ...nameSeries(channel, series), before }] };
  },
});

/** Series in the admin API: docs/admin-api.md AA-111. */
export const seriesOperations: readonly AdminOperation[] = [
  listSeries,
  createSeries,
  getSeries,
  updateSeries,
  deleteSeries,
];

function nameSeries(channel: string, token: string) {
  return { resourceType: "series", resourceId: token, channel } as const;
}
