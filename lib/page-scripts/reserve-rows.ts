/**
 * Before the first paint: reserves room for personal rows if this browser knows that they have items
 * (lib/viewer/personal-list-hints.browser.ts), so that nothing moves when they are filled. The hint of a sign-in (cookie
 * `mq_lists`) is newer, and is saved.
 */
export function reserveRowSpace(): void {
  try {
    const hint = /(?:^|; )mq_lists=([^;]+)/.exec(document.cookie)?.[1];
    if (hint) {
      localStorage.setItem("mq_lists", `account ${hint.replaceAll(".", " ")}`);
      document.cookie = "mq_lists=; Path=/; Max-Age=0";
    }
    document.documentElement.dataset.lists = localStorage.getItem("mq_lists") ?? "";
  } catch {
    document.documentElement.dataset.lists = "";
  }
}
