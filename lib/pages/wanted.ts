import { z } from "zod";
import { soft, text, webAddress } from "../contract/fields.ts";
import { ApiError } from "../errors.ts";
import { type Reason, refusalOf } from "../gate/reasons.ts";
import { getContent } from "../provider-api/content.ts";
import type { Visit } from "./visit.ts";

/** A content that a viewer wanted to watch, and why it is closed to them, if it is. */
export type Wanted = { token: string; name?: string; thumbnail?: string; reason?: Reason };

const preview = z.object({ name: soft(text), thumbnail: soft(webAddress) });

/**
 * What can be told of a content that may be closed: its name and picture, from the content itself or
 * from the refusal. Never throws; undefined when nothing is known of it.
 */
export async function loadWanted(visit: Visit, token: string): Promise<Wanted | undefined> {
  try {
    const { input } = await getContent(visit.asker, visit.channel, { videoId: token });
    return { token, name: input.name, thumbnail: input.thumbnail };
  } catch (error) {
    if (!(error instanceof ApiError)) return undefined;
    const refusal = refusalOf(error);
    const shown = preview.safeParse(error.data?.inputPreview);
    return refusal && { token, ...shown.data, reason: refusal.reason };
  }
}
