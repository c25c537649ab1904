import { join } from "node:path";
import type { RunningProcess } from "../processes.ts";
import { fetchSitePage } from "./fetch-site-page.ts";
import { startNextApp } from "./start-next-app.ts";

/**
 * A Next app with nothing but one page: the site's own front page, drawn by server components from data at hand.
 * Built anew when the site's markup has changed.
 */
export async function startBareNext(sitePage: string, port: number): Promise<RunningProcess> {
  const { css, files, shown, ...frame } = await fetchSitePage(sitePage);
  return startNextApp({
    name: "bare",
    sources: "./bare-next/",
    port,
    files: new Map<string, string | Buffer>([
      ["app/site.css", css],
      ["app/shown.json", JSON.stringify(shown)],
      ["app/frame.json", JSON.stringify(frame)],
      ...[...files].map(([path, bytes]): [string, Buffer] => [join("public", path), bytes]),
    ]),
  });
}
