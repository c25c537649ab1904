const worthNaming = 5;

/** Where a friend should begin, in whole seconds: not in the opening and not after the end. */
export function momentOf(video: HTMLVideoElement | null): number | undefined {
  if (!video || video.ended || !Number.isFinite(video.duration)) return undefined;
  return video.currentTime >= worthNaming ? Math.floor(video.currentTime) : undefined;
}

/** The page's address without what is the viewer's own business; the app's page is shared as the site's. */
export function linkOfPage(here: URL, moment: number | undefined): string {
  const link = new URL(here.pathname.replace(/^\/mobile(?=\/)/, ""), here);
  const played = here.searchParams.get("video_id");
  if (played) link.searchParams.set("video_id", played);
  if (moment !== undefined) link.searchParams.set("t", String(moment));
  return link.href;
}
