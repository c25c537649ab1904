const minS = 5;

/** The time in whole seconds at which a shared link starts, if that is neither the opening nor the end. */
export function shareTime(video: HTMLVideoElement | null): number | undefined {
  if (!video || video.ended || !Number.isFinite(video.duration)) return undefined;
  return video.currentTime >= minS ? Math.floor(video.currentTime) : undefined;
}

/** The page's address without the viewer's own parameters; a page of the web view is shared as the site's. */
export function shareUrl(page: URL, timeS: number | undefined): string {
  const url = new URL(page.pathname.replace(/^\/mobile(?=\/)/, ""), page);
  const videoId = page.searchParams.get("video_id");
  if (videoId) url.searchParams.set("video_id", videoId);
  if (timeS !== undefined) url.searchParams.set("t", String(timeS));
  return url.href;
}
