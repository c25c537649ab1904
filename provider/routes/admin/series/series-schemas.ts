import { z } from "zod";
import { seriesFields } from "../../../seed/catalogue-channel.ts";
import { channelParams, removable } from "../admin-schemas.ts";

/** A series, with what is counted of it. */
export const adminSeriesSchema = z
  .strictObject({
    ...seriesFields,
    token: z.string().meta({ description: "Also that of the page of the series" }),
    parts: z.string().optional().meta({ description: "How many parts it has: `8 episodes`" }),
    partsS: z.int().optional().meta({ description: "How long they last" }),
  })
  .meta({ id: "Series" });

export const newSeriesSchema = z.strictObject(seriesFields).meta({ id: "NewSeries" });

const { name, season, unit, groups, episodes, level } = seriesFields;
export const seriesChangeSchema = z
  .strictObject({
    name: name.optional(),
    episodes: episodes.optional(),
    season: removable(season),
    unit: removable(unit),
    groups: removable(groups),
    level: removable(level),
  })
  .refine((change) => Object.keys(change).length > 0, "expected a field to change")
  .meta({ id: "SeriesChange" });

export const seriesParams = channelParams.extend({ series: seriesFields.token });
