import { stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { ownerDomain } from "./add-domain.ts";
import type { Marquee } from "./marquee.ts";
import type { Owner } from "./owner.ts";
import { beginStep, confirm, reportAction } from "./report.ts";
import { itemsBetweenFaults, titleOfItem, writeFeed } from "./write-feed.ts";

const items = 10_000;
const faults = items / itemsBetweenFaults;
const searched = 4_321;

/** A film of the channel. */
export type Film = { token: string; name: string };

const filmsSchema = z.object({
  data: z.array(z.object({ token: z.string(), name: z.string() })),
});

/** Imports a catalogue from elsewhere; gives some of its films. */
export async function importCatalogue(marquee: Marquee, owner: Owner): Promise<Film[]> {
  beginStep("The catalogue");
  const feed = join(marquee.folder, "films.xml");
  await writeFeed(feed, items);
  const megabytes = Math.round((await stat(feed)).size / 1_000_000);
  reportAction(`has a feed of ${items} items, ${megabytes} MB of Media RSS`);
  reportAction("stops Marquee, because data in a directory are for one program at a time");
  confirm((await marquee.stop()) === 0, "it ends in order");

  reportAction("npm run import -- films.xml --channel acme");
  const began = Date.now();
  const report = await marquee.run("import", feed, "--channel", "acme");
  const seconds = (Date.now() - began) / 1000;
  const counts = `${items - faults} created, 0 updated, 0 unchanged, 0 deleted, ${faults} rejected`;
  confirm(report.includes(counts), `${counts}, in ${seconds.toFixed(1)} s`, report);
  confirm(
    report.includes(`row ${itemsBetweenFaults}\tacme-${itemsBetweenFaults}\tname`),
    "the report has row, guid, field and reason of each fault",
    report,
  );
  const again = await marquee.run("import", feed, "--channel", "acme");
  confirm(again.includes(" 0 created, 0 updated, "), "the same feed again changes nothing", again);

  reportAction("npm start -- --empty");
  await marquee.start();
  const { data } = await owner.call(filmsSchema, "GET", "/channels/acme/contents?limit=12");
  confirm(data.length === 12, "the admin API lists the films", data);
  const title = titleOfItem(searched);
  const query = encodeURIComponent(title);
  const found = await owner.call(filmsSchema, "GET", `/channels/acme/contents?name=${query}`);
  const token = found.data[0]?.token ?? "";
  const { status, body } = await marquee.page(ownerDomain, `/video/${token}`);
  confirm(status === 200 && body.includes(`, ${searched}`), `the site has "${title}"`, body);
  return data;
}
