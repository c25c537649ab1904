/**
 * Click replay, first half; runs before the body is read. A press of a button, or a form that
 * is sent, in a part of the page that is not hydrated yet (`data-dehydrated`) is stopped, so that nobody
 * answers it by half, and kept in `mqPendingPress`; `replayPress` repeats it. Of several the last one counts. The
 * event `mqpress` tells the part that somebody is waiting for it.
 * Links lead by themselves, but in the app's web view those that leave it wait: the app is to open them.
 * Left alone are the owner's elements, forms that work without scripts, and what answers early by itself.
 * Buttons that are disabled until React answers (`data-hydrating`) need not be.
 */
export function holdPresses(): void {
  const hold = (event: Event, pressed: HTMLElement | null | undefined) => {
    if (!pressed?.closest("[data-dehydrated]")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    self.mqPendingPress = pressed;
    pressed.dispatchEvent(new Event("mqpress", { bubbles: true }));
  };
  const siteButton = "button[type=button]:not(body [data-owner] *, [data-responds-early])";
  const webView = `${location.origin}/mobile`;
  const leavesApp = (link: HTMLAnchorElement | null | undefined) =>
    location.href.startsWith(webView) && link && (link.target || !link.href.startsWith(webView));
  addEventListener(
    "click",
    (event) => {
      const target = event.target instanceof Element ? event.target : undefined;
      const link = target?.closest<HTMLAnchorElement>("a[href]");
      hold(event, leavesApp(link) ? link : target?.closest<HTMLElement>(siteButton));
    },
    true,
  );
  addEventListener(
    "submit",
    (event) => {
      const form = event.target instanceof HTMLFormElement ? event.target : undefined;
      hold(event, form?.method === "post" ? form : undefined);
    },
    true,
  );
  addEventListener("DOMContentLoaded", () => {
    for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-hydrating]")) {
      button.disabled = false;
    }
  });
}
