import type { Toggle } from "./toggle";

const key = "mq_wish";
const lifeMs = 30 * 60_000;

/** Saves what a visitor wanted before they were sent to sign in; the last wish counts. */
export function rememberGuestWish({ list, token, title, image }: Toggle): void {
  try {
    const wish = { list, token, title, image, at: Date.now() };
    localStorage.setItem(key, JSON.stringify(wish));
  } catch {
    // Without storage the viewer presses again.
  }
}

/** What was wanted in the last half hour, once. */
export function takeGuestWish(): Toggle | undefined {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    localStorage.removeItem(key);
    const { list, token, title, image, at } = Object(saved);
    const isOfList = list === "watchList" || list === "liveNotifications";
    if (!isOfList || typeof token !== "string" || !(Date.now() - at < lifeMs)) return undefined;
    return { list, token, added: true, title: textOf(title), image: textOf(image) };
  } catch {
    return undefined;
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
