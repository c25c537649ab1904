/** What a live playlist lists: the sequence numbers of its first and last segment, and the segments' addresses by number. */
export type LivePlaylistSegments = {
  startSN: number;
  endSN: number;
  addresses: ReadonlyMap<number, string>;
};

/**
 * True where a live playlist begins anew instead of going on: an encoder that was restarted. A copy that a cache kept too
 * long lists older segments of the same stream and is none.
 */
export function isLiveRestart(previous: LivePlaylistSegments, next: LivePlaylistSegments): boolean {
  if (next.endSN >= previous.endSN) return hasOtherSegments(previous, next);
  return next.endSN < previous.startSN || hasOtherSegments(previous, next);
}

function hasOtherSegments(previous: LivePlaylistSegments, next: LivePlaylistSegments): boolean {
  for (const [sequence, address] of next.addresses) {
    const before = previous.addresses.get(sequence);
    if (before !== undefined) return withoutQuery(before) !== withoutQuery(address);
  }
  return false;
}

// A signature in the query changes while the segment is the same. Folders may hold signatures too: the file's name counts.
function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/, "").replace(/^.*\//, "");
}
