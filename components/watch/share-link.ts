const minS = 5;

/** The time in whole seconds at which a shared link starts, if that is neither the opening nor the end. */
export function getSharedStartTime(video: HTMLVideoElement | null): number | undefined {
  if (!video || video.ended || !Number.isFinite(video.duration)) return undefined;
  return video.currentTime >= minS ? Math.floor(video.currentTime) : undefined;
}

/** The page's address without the viewer's own parameters; a page of the web view is shared as the site's. */
export function buildSharedUrl(page: URL, timeS: number | undefined): string {
  const url = new URL(page.pathname.replace(/^\/mobile(?=\/)/, ""), page);
  const videoId = page.searchParams.get("video_id");
  if (videoId) url.searchParams.set("video_id", videoId);
  if (timeS !== undefined) url.searchParams.set("t", String(timeS));
  return url.href;
}

type ShareData = { title: string; url: string };

/** Shares with the device's own dialog on touch screens that have one, else copies to the clipboard. */
export async function shareLink(data: ShareData): Promise<"shared" | "copied" | "failed"> {
  const isTouch = matchMedia("(pointer: coarse)").matches;
  if (isTouch && navigator.canShare?.(data)) {
    const result = await navigator.share(data).then(() => "shared" as const, cancelled);
    if (result) return result;
  }
  const copy = async () => navigator.clipboard.writeText(data.url);
  return copy().then(
    () => "copied",
    () => (copySelection(data.url) ? "copied" : "failed"),
  );
}

// In an insecure context (plain HTTP) `navigator.clipboard` is undefined, and in some frames it is refused.
function copySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.position = "fixed";
  field.style.opacity = "0";
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  // oxlint-disable-next-line typescript/no-deprecated -- the only way to copy there.
  const isCopied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}

// A viewer who closes the dialog has not met an error.
function cancelled(reason: unknown): "shared" | undefined {
  return reason instanceof DOMException && reason.name === "AbortError" ? "shared" : undefined;
}
