/**
 * Before the first paint: rows of a viewer's own have room in the page where this browser knows that there is
 * something in them (lib/viewer/personal-lists.browser.ts), so that nothing moves when they are filled. What signing in
 * has told (cookie `mq_lists`) is news, and is saved.
 */
export function reserveRows(): void {
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
