import type { ApiGetResponse } from "../api-client/api-types.ts";
import { getApi } from "../api-client/get-api.ts";
import { onSignedOutInOtherTab } from "./notify-tabs.browser.ts";

let isFollowing = false;

/**
 * Reloads the page when the viewer is no longer signed in: another tab has signed out, or the browser has restored
 * the page from its back-forward cache and `/api/viewer` reports it. If the viewer is still signed in then,
 * `onChange` gets them. Listens once for each page.
 */
export function reloadWhenSignedOut(
  onChange: (viewer: ApiGetResponse<"viewer">) => void = () => {},
): void {
  if (isFollowing) return;
  isFollowing = true;
  onSignedOutInOtherTab(() => location.reload());
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void checkSession(onChange);
  });
}

async function checkSession(onChange: (viewer: ApiGetResponse<"viewer">) => void): Promise<void> {
  const viewer = await getApi("viewer", {}).catch(() => undefined);
  if (viewer?.signedIn === false) location.reload();
  else if (viewer) onChange(viewer);
}
