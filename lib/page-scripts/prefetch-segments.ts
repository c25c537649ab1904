/**
 * Chooses the rendition that a film starts with and returns its index among the film's renditions, the smallest
 * first; `undefined` if the bandwidth is unknown, or if responses are so fast (under 50 ms) that prefetching does not
 * help. The film's first seconds are then loaded into the browser's cache while hls.js is still loading, so nothing
 * is done for playlists that may not be cached, for live streams, for segments that are encrypted or byte ranges, and
 * for renditions in several codecs, of which hls.js chooses. Of several sounds none is loaded.
 * The choice: the best rendition up to 480p that needs at most two thirds of the bandwidth.
 */
export async function prefetchSegments(address: string): Promise<number | undefined> {
  const read = async (at: string | URL) => {
    const response = await fetch(at);
    const isCacheable = /max-age=[1-9]/.test(response.headers.get("cache-control") ?? "");
    return [response.ok && isCacheable ? await response.text() : "", response.url] as const;
  };
  const fetchFirst = async (at: URL) => {
    const [list, base] = await read(at);
    if (!/#EXT-X-ENDLIST/.test(list) || /#EXT-X-(KEY|BYTERANGE)|BYTERANGE=/.test(list)) return;
    const parts = [/#EXT-X-MAP:URI="([^"]+)/.exec(list)?.[1], /^[^#\s].*/m.exec(list)?.[0]];
    await Promise.all(parts.map(async (part) => part && fetch(new URL(part, base))));
  };
  try {
    const { downlink = 0, rtt = 0 } = navigator.connection ?? {};
    const bandwidth = downlink * 1e6;
    if (!bandwidth || rtt < 50) return undefined;
    const [master, base] = await read(address);
    const variants = [...master.matchAll(/^#EXT-X-STREAM-INF:(.*)\s+(\S+)/gm)]
      .map(([, facts = "", at = ""]) => ({
        at,
        needs: Number(/(?:^|,)BANDWIDTH=(\d+)/.exec(facts)?.[1]),
        height: Number(/RESOLUTION=\d+x(\d+)/.exec(facts)?.[1]),
        codec: /CODECS="(\w+)/.exec(facts)?.[1],
      }))
      .toSorted((a, b) => a.needs - b.needs);
    const fits = variants.findLastIndex((one) => one.needs * 1.5 <= bandwidth && one.height <= 480);
    const level = Math.max(0, fits);
    if (!variants[level] || variants.some(({ codec }) => codec !== variants[0]?.codec)) return;
    const sounds = [...master.matchAll(/^#EXT-X-MEDIA:.*TYPE=AUDIO.*/gm)].map(([line]) => line);
    const sound = /URI="([^"]+)/.exec(sounds.length === 1 ? (sounds[0] ?? "") : "")?.[1];
    for (const list of [variants[level].at, sound]) {
      if (list) fetchFirst(new URL(list, base)).catch(() => {});
    }
    return level;
  } catch {
    return undefined;
  }
}
