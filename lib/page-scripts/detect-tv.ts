/**
 * Before the first paint: detects a television by its user agent, or by the URL (`?tv=1`, and `?tv=0` for no
 * television), which is remembered for the visit. The page is then marked (`data-tv`) and gets the style sheet of
 * televisions. The HTML is the same for all devices: docs/behaviour.md BE-360.
 */
export function detectTv(sheet: string): void {
  const tvs =
    /\bTV\b|Web0S|webOS\.TV|NetCast|HbbTV|BRAVIA|SMART-TV|SmartTV|GoogleTV|CrKey|\bAFT[A-Z]|Roku|VIDAA|PlayStation|Xbox|Nintendo/;
  let override = /[?&]tv=([01])(?:&|$)/.exec(location.search)?.[1];
  try {
    if (override) sessionStorage.setItem("mq_tv", override);
    else override = sessionStorage.getItem("mq_tv") ?? undefined;
  } catch {
    override ??= undefined;
  }
  if (override ? override === "0" : !tvs.test(navigator.userAgent)) return;
  document.documentElement.dataset.tv = "";
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = sheet;
  link.setAttribute("blocking", "render");
  document.head.append(link);
}
