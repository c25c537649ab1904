/**
 * Calls `then` behind the frame that first shows the page, which is hidden until its titles can be drawn
 * (lib/page-scripts/ready-titles.ts): what it does would delay that frame.
 */
export function whenShown(then: () => void): void {
  requestAnimationFrame(() => {
    if (document.documentElement.style.visibility === "hidden") whenShown(then);
    else setTimeout(then);
  });
}
