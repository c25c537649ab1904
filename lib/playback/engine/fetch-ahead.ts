/**
 * A script's text: `fetchAhead(address)` brings the first seconds of a film into the browser's cache
 * while hls.js is still on its way, by following the playlists as hls.js will. It does so only where
 * it guesses right and nothing is fetched twice: for films that start with their smallest rendition,
 * whose playlists may be cached, and whose segments are whole and open.
 */
export const fetchAhead = `address => {
  const read = async at => {
    const answer = await fetch(at);
    const lasts = /max-age=[1-9]/.test(answer.headers.get("cache-control"));
    return answer.ok && lasts ? answer.text() : "";
  };
  const firstPart = async at => {
    const list = await read(at);
    if (!/#EXT-X-ENDLIST/.test(list) || /#EXT-X-(KEY|BYTERANGE)|BYTERANGE=/.test(list)) return;
    const parts = [/#EXT-X-MAP:URI="([^"]+)/.exec(list)?.[1], /^[^#\\s].*/m.exec(list)?.[0]];
    for (const part of parts) if (part) fetch(new URL(part, at)).catch(() => {});
  };
  const follow = async () => {
    const master = await read(address);
    const variants = [...master.matchAll(/^#EXT-X-STREAM-INF:(?:.*,)?BANDWIDTH=(\\d+).*\\s+(\\S+)/gm)];
    const least = Math.min(...variants.map(([, bandwidth]) => bandwidth));
    if (Number(variants[0]?.[1]) !== least) return;
    const sound = /#EXT-X-MEDIA:.*TYPE=AUDIO.*URI="([^"]+)/.exec(master)?.[1];
    const lists = [variants[0][2], sound].filter(Boolean);
    await Promise.all(lists.map(list => firstPart(new URL(list, address))));
  };
  follow().catch(() => {});
}`;
