import type { z } from "zod";
import {
  findAdminPaywall,
  listPricesOfOtherPaywalls,
  type PaywallWithVersion,
  savePaywall,
} from "../../../db/admin/admin-paywalls.ts";
import { listExistingTokens } from "../../../db/admin/published-pages.ts";
import { listChangesOfSoldPrices } from "../../../db/admin/sold-price-changes.ts";
import type { Db } from "../../../db/database.ts";
import { type AdminInputError, createAdminProblem } from "../../../domain/admin/problems.ts";
import type { MediaManifest } from "../../../domain/media/media-manifest.ts";
import type { CataloguePaywall } from "../../../seed/catalogue-schema.ts";
import { listUnknownPictures } from "../contents/unknown-media.ts";
import { createInvalidInputProblem } from "../parse-admin-input.ts";
import type { adminPaywallSchema } from "./paywall-schemas.ts";

/** The paywall of a token: 404 without it. */
export async function requirePaywall(
  db: Db,
  channel: string,
  token: string,
): Promise<PaywallWithVersion> {
  const found = await findAdminPaywall(db, channel, token);
  if (found) return found;
  throw createAdminProblem("not-found", `There is no paywall "${token}".`);
}

/** A paywall as the admin API shows it. */
export function toAdminPaywall({
  picture,
  ...paywall
}: CataloguePaywall): z.input<typeof adminPaywallSchema> {
  return picture === "" ? paywall : { ...paywall, picture };
}

/**
 * Writes a paywall of an owner: 422 for what it names and does not exist, and for a change of what somebody has bought.
 * docs/admin-api.md AA-113
 */
export async function saveAdminPaywall(
  tx: Db,
  channel: string,
  document: CataloguePaywall,
  { before, manifest }: { before?: CataloguePaywall; manifest: MediaManifest },
): Promise<PaywallWithVersion> {
  const errors = [
    ...listUnknownPictures({ picture: document.picture }, manifest),
    ...(await listUnknownContents(tx, channel, document)),
    ...(await listTakenPrices(tx, channel, document)),
    ...(before ? await listChangesOfSoldPrices(tx, channel, before, document) : []),
  ];
  if (errors.length > 0) throw createInvalidInputProblem(errors);
  await savePaywall(tx, channel, document);
  return requirePaywall(tx, channel, document.token);
}

async function listUnknownContents(
  tx: Db,
  channel: string,
  { opens }: CataloguePaywall,
): Promise<AdminInputError[]> {
  if (opens === "content") return [];
  const existing = await listExistingTokens(tx, channel, "video", opens);
  return opens.flatMap((token, index) =>
    token === "*" || existing.has(token)
      ? []
      : [{ pointer: `#/opens/${index}`, detail: `There is no content "${token}".` }],
  );
}

async function listTakenPrices(
  tx: Db,
  channel: string,
  { token: paywall, prices }: CataloguePaywall,
): Promise<AdminInputError[]> {
  const tokens = prices.map(({ token }) => token);
  const taken = await listPricesOfOtherPaywalls(tx, channel, paywall, tokens);
  return tokens.flatMap((token, index) =>
    taken.has(token) || tokens.indexOf(token) < index
      ? [{ pointer: `#/prices/${index}/token`, detail: "Another price has this token." }]
      : [],
  );
}
