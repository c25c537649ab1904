import type { Content } from "../contract/content.ts";

/**
 * The playlist of a film that anybody may play, for crawlers; undefined where the answer was one
 * viewer's own (no `shared_s`), since its addresses may be as well.
 */
export function openAddress({ shared_s: shared, input, playback }: Content): string | undefined {
  return shared && input.stream_state === "vod" ? playback?.hls : undefined;
}
