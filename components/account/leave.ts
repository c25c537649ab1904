// Never done, so that a form stays busy until the page is gone; coming back, the browser may show it
// as it was left.
export function leave(to: string): Promise<never> {
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  location.assign(to);
  return new Promise(() => {});
}
