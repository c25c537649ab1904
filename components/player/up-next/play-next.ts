import type { NextFilm } from "@/lib/sections/next-film";

const storageKey = "mq_next";

/** Goes to a film that plays as soon as its page is there. */
export function playNext({ href, token }: NextFilm): void {
  wantToPlay(token);
  // A link, because who listens to links knows where pages are loaded anew, and what the app is told.
  const link = document.createElement("a");
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}

export function wantToPlay(token: string): void {
  try {
    sessionStorage.setItem(storageKey, token);
  } catch {
    // Where storage is blocked the next film waits for a press.
  }
}

/** True once, on the page of the film that was to play. */
export function isWantedToPlay(token: string): boolean {
  try {
    const wanted = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return wanted === token;
  } catch {
    return false;
  }
}
