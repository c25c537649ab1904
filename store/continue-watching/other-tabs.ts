import type { Progress } from "@/lib/playback/progress";

/** What a tab tells the others of this channel: a film went on, or (null) is not to be continued. */
export type ProgressNews = { token: string; progress: Progress | null };

const key = "mq_progress";

/** Tells the other tabs; the own one hears nothing, and nothing stays in the storage. */
export function notifyProgressTabs(news: ProgressNews): void {
  try {
    localStorage.setItem(key, JSON.stringify(news));
    localStorage.removeItem(key);
  } catch {
    // Without storage the other tabs learn it when they load again.
  }
}

/** Calls `heard` with what other tabs tell. */
export function onOtherTabs(heard: (news: ProgressNews) => void): void {
  addEventListener("storage", ({ key: changed, newValue }) => {
    const news = changed === key && newValue ? parse(newValue) : undefined;
    if (news) heard(news);
  });
}

function parse(text: string): ProgressNews | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return undefined;
    const { token, progress }: Record<string, unknown> = { ...value };
    if (typeof token !== "string") return undefined;
    if (progress === null) return { token, progress };
    const { time, duration }: Record<string, unknown> = { ...Object(progress) };
    return typeof time === "number" && typeof duration === "number"
      ? { token, progress: { time, duration } }
      : undefined;
  } catch {
    return undefined;
  }
}
