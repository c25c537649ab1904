import type { ViewerAnswer } from "@/lib/api/viewer";
import { onSignedOut } from "@/lib/viewer/tabs";
import { getJson } from "../get-json";

let follows = false;

/**
 * Shows the page anew when the viewer is no longer signed in: another tab said so, or the browser brought
 * the page back as it was left and the site says so. Somebody who is signed in there is told to `told`.
 * Listens once for a page.
 */
export function followSession(told: (viewer: ViewerAnswer) => void = () => {}): void {
  if (follows) return;
  follows = true;
  onSignedOut(() => location.reload());
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void lookAgain(told);
  });
}

async function lookAgain(told: (viewer: ViewerAnswer) => void): Promise<void> {
  const { signal } = new AbortController();
  const viewer = await getJson<ViewerAnswer>("/api/viewer", {}, signal).catch(() => undefined);
  if (viewer?.signedIn === false) location.reload();
  else if (viewer) told(viewer);
}
