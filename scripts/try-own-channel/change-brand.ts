import { z } from "zod";
import { ownerDomain } from "./add-domain.ts";
import type { Marquee } from "./marquee.ts";
import type { Owner } from "./owner.ts";
import { beginStep, confirm, measureUntil, reportAction, shownWithinMs } from "./report.ts";

const brand = { name: "Acme Archive", theme: { primary: "#ffb000", colorScheme: "dark" } };

/** Gives the channel another name and colour, while its pages are in the site's memory. */
export async function changeBrand(marquee: Marquee, owner: Owner): Promise<void> {
  beginStep("Another brand");
  const isBrandShown = async () => {
    const { body } = await marquee.page(ownerDomain);
    return body.includes(brand.name) && body.toLowerCase().includes(brand.theme.primary);
  };
  confirm(!(await isBrandShown()), "the site shows the former name and colour");
  reportAction(`PATCH /admin/v1/channels/acme: "${brand.name}", ${brand.theme.primary}`);
  await owner.call(z.object({}), "PATCH", "/channels/acme", brand);
  const afterMs = await measureUntil(isBrandShown, shownWithinMs);
  confirm(afterMs !== undefined, `the site shows the new ones ${afterMs} ms after the response`);
}
