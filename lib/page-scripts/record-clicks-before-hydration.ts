/**
 * Click replay, first half; runs before the body is parsed. A press of a button, or the submission of a form, in a
 * part of the page that is not hydrated yet (`data-dehydrated`) is stopped, so that it is not handled partially, and
 * saved in `mqPendingPress`; `replayPress` repeats it. Only the last press is saved. The event `mqpress` notifies the
 * part that a viewer waits for it. Links work by themselves, except those in the app's web view that leave it: the
 * app must open them. Not stopped are the owner's elements, forms that work without scripts, and elements that
 * respond early by themselves. Buttons that are disabled until React hydrates them (`data-hydrating`) are enabled.
 */
export function recordClicksBeforeHydration(): void {
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
