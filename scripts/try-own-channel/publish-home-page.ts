import { z } from "zod";
import { ownerDomain } from "./add-domain.ts";
import type { Film } from "./import-catalogue.ts";
import type { Marquee } from "./marquee.ts";
import type { Owner } from "./owner.ts";
import { beginStep, confirm, measureUntil, reportAction, shownWithinMs } from "./report.ts";

/** Puts a row of films onto the home page: as a draft, then published. */
export async function publishHomePage(
  marquee: Marquee,
  owner: Owner,
  films: Film[],
): Promise<void> {
  beginStep("The home page");
  const channelSchema = z.object({ homePage: z.string() });
  const { homePage } = await owner.call(channelSchema, "GET", "/channels/acme");
  const path = `/channels/acme/pages/${homePage}`;
  const row = {
    token: "archive",
    name: "From the archive",
    role: "content",
    type: "video",
    layout: "carousel",
    items: films.map(({ token }) => token),
  };
  const isRowShown = async () => {
    const { body } = await marquee.page(ownerDomain);
    return body.includes(row.name);
  };
  reportAction(`PATCH /admin/v1${path}: a row of ${films.length} films`);
  const stateSchema = z.object({ state: z.string() });
  const { state } = await owner.call(stateSchema, "PATCH", path, { sections: [row] });
  confirm(state === "changed" && !(await isRowShown()), "it is a draft that nobody sees");
  reportAction(`POST /admin/v1${path}/publication`);
  await owner.call(z.object({}), "POST", `${path}/publication`);
  const afterMs = await measureUntil(isRowShown, shownWithinMs);
  confirm(afterMs !== undefined, `the site shows the row ${afterMs} ms after the response`);
}
