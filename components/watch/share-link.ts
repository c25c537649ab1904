type Shared = { title: string; url: string };

/** Hands the link to the device where fingers are used to that, else to the clipboard. */
export async function shareLink(link: Shared): Promise<"shared" | "copied" | "failed"> {
  const isTouch = matchMedia("(pointer: coarse)").matches;
  if (isTouch && navigator.canShare?.(link)) {
    const end = await navigator.share(link).then(() => "shared" as const, refusal);
    if (end) return end;
  }
  // Over plain HTTP there is no clipboard at all.
  const copied = async () => navigator.clipboard.writeText(link.url);
  return copied().then(
    () => "copied",
    () => "failed",
  );
}

// Somebody who thinks better of it has not failed.
function refusal(reason: unknown): "shared" | undefined {
  return reason instanceof DOMException && reason.name === "AbortError" ? "shared" : undefined;
}
