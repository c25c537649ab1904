/**
 * A script's text: `await fetchAhead(address)` chooses the rendition that a film starts with, and
 * gives its place among the film's renditions, the smallest first; `undefined` where it can't tell or
 * where answers come so fast (under 50 ms) that there is nothing to win.
 * The film's first seconds then come into the browser's cache while hls.js is still on its way, so
 * nothing is done for playlists that may not be kept, for streams that go on, and for segments that
 * are encrypted or parts of files. The choice: the best up to 480p that takes two thirds of the line.
 */
export const fetchAhead = `async address => {
  const read = async at => {
    const answer = await fetch(at);
    const lasts = /max-age=[1-9]/.test(answer.headers.get("cache-control"));
    return answer.ok && lasts ? answer.text() : "";
  };
  const firstPart = async at => {
    const list = await read(at);
    if (!/#EXT-X-ENDLIST/.test(list) || /#EXT-X-(KEY|BYTERANGE)|BYTERANGE=/.test(list)) return;
    const parts = [/#EXT-X-MAP:URI="([^"]+)/.exec(list)?.[1], /^[^#\\s].*/m.exec(list)?.[0]];
    await Promise.all(parts.filter(Boolean).map(part => fetch(new URL(part, at))));
  };
  try {
    const { downlink, rtt } = navigator.connection ?? {};
    const line = downlink * 1e6;
    if (!line || rtt < 50) return;
    const master = await read(address);
    const variants = [...master.matchAll(/^#EXT-X-STREAM-INF:(.*)\\s+(\\S+)/gm)].map(([, facts, at]) => ({
      at,
      bandwidth: Number(/(?:^|,)BANDWIDTH=(\\d+)/.exec(facts)?.[1]),
      height: Number(/RESOLUTION=\\d+x(\\d+)/.exec(facts)?.[1]),
    })).sort((a, b) => a.bandwidth - b.bandwidth);
    const fits = ({ bandwidth, height }) => bandwidth * 1.5 <= line && height <= 480;
    const level = Math.max(0, variants.findLastIndex(fits));
    if (!variants[level]) return;
    const sound = /#EXT-X-MEDIA:.*TYPE=AUDIO.*URI="([^"]+)/.exec(master)?.[1];
    for (const list of [variants[level].at, sound]) {
      if (list) firstPart(new URL(list, address)).catch(() => {});
    }
    return level;
  } catch {}
}`;
