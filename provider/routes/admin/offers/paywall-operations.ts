import {
  deletePaywall,
  findAdminPaywall,
  listAdminPaywalls,
  listSoldPrices,
  type PaywallWithVersion,
} from "../../../db/admin/admin-paywalls.ts";
import { lockCatalogue } from "../../../db/catalogue/upsert-contents.ts";
import { createAdminProblem } from "../../../domain/admin/problems.ts";
import {
  type AdminOperation,
  defineAdminOperation,
  noBody,
  noQuery,
  noResponse,
} from "../admin-operation.ts";
import { channelParams, listPage, pageQuery, pageSchema } from "../admin-schemas.ts";
import { requireAdminChannel } from "../channels/require-admin-channel.ts";
import { requirePaywall, saveAdminPaywall, toAdminPaywall } from "./paywall-records.ts";
import {
  adminPaywallSchema,
  newPaywallSchema,
  paywallChangeSchema,
  paywallParams,
} from "./paywall-schemas.ts";

const tag = "Offers";
const maxPaywalls = 200;
const bodyBytes = 262_144;
const read = { scope: "offers:read", on: "channel" } as const;
const write = { scope: "offers:write", on: "channel" } as const;

const listPaywalls = defineAdminOperation({
  id: "listPaywalls",
  method: "GET",
  path: "/channels/{channel}/paywalls",
  tag,
  summary: "List paywalls",
  access: read,
  status: 200,
  params: channelParams,
  query: pageQuery,
  body: noBody,
  response: pageSchema(adminPaywallSchema),
  run: async ({ db, params: { channel }, query }) => {
    await requireAdminChannel(db, channel);
    return listPage(
      query,
      (page) => listAdminPaywalls(db, channel, page),
      ({ document }) => document.token,
      ({ document }) => toAdminPaywall(document),
    );
  },
});

const createPaywall = defineAdminOperation({
  id: "createPaywall",
  method: "POST",
  path: "/channels/{channel}/paywalls",
  tag,
  summary: "Create a paywall with its prices",
  access: write,
  status: 201,
  isVersioned: true,
  isIdempotent: true,
  bodyBytes,
  params: channelParams,
  query: noQuery,
  body: newPaywallSchema,
  response: adminPaywallSchema,
  run: async ({ services, db, params: { channel }, body }) => {
    await lockCatalogue(db, channel);
    if (await findAdminPaywall(db, channel, body.token)) {
      const taken = { pointer: "#/token", detail: "Another paywall has this token." };
      throw createAdminProblem("already-exists", `There is a paywall "${body.token}".`, [taken]);
    }
    if (
      (await listAdminPaywalls(db, channel, { after: undefined, limit: maxPaywalls })).length ===
      maxPaywalls
    ) {
      throw createAdminProblem("conflict", `A channel has ${maxPaywalls} paywalls at most.`);
    }
    const document = { description: "", picture: "", prices: [], ...body };
    const paywall = await saveAdminPaywall(db, channel, document, services);
    return {
      ...shown(paywall),
      location: `/channels/${channel}/paywalls/${body.token}`,
      changes: [{ ...namePaywall(channel, body.token), after: paywall.document }],
    };
  },
});

const getPaywall = defineAdminOperation({
  id: "getPaywall",
  method: "GET",
  path: "/channels/{channel}/paywalls/{paywall}",
  tag,
  summary: "Read a paywall",
  access: read,
  status: 200,
  isVersioned: true,
  params: paywallParams,
  query: noQuery,
  body: noBody,
  response: adminPaywallSchema,
  run: async ({ db, params: { channel, paywall } }) =>
    shown(await requirePaywall(db, channel, paywall)),
});

const updatePaywall = defineAdminOperation({
  id: "updatePaywall",
  method: "PATCH",
  path: "/channels/{channel}/paywalls/{paywall}",
  tag,
  summary: "Change a paywall",
  description:
    "A field that is sent replaces the former value as a whole, `prices` too. A price that somebody has bought is withdrawn, not changed or removed.",
  access: write,
  status: 200,
  isVersioned: true,
  isConditional: true,
  bodyBytes,
  params: paywallParams,
  query: noQuery,
  body: paywallChangeSchema,
  response: adminPaywallSchema,
  run: async ({ services, db, params: { channel, paywall }, body, requireVersion }) => {
    await lockCatalogue(db, channel);
    const { document: before, version } = await requirePaywall(db, channel, paywall);
    requireVersion(version);
    const picture = "picture" in body ? (body.picture ?? "") : before.picture;
    const document = { ...before, ...body, picture };
    const after = await saveAdminPaywall(db, channel, document, { ...services, before });
    return {
      ...shown(after),
      changes: [{ ...namePaywall(channel, paywall), before, after: after.document }],
    };
  },
});

const removePaywall = defineAdminOperation({
  id: "deletePaywall",
  method: "DELETE",
  path: "/channels/{channel}/paywalls/{paywall}",
  tag,
  summary: "Delete a paywall",
  description: "With its prices and codes. A paywall that has sold something stays.",
  access: write,
  status: 204,
  isVersioned: true,
  isConditional: true,
  params: paywallParams,
  query: noQuery,
  body: noBody,
  response: noResponse,
  run: async ({ db, params: { channel, paywall }, requireVersion }) => {
    await lockCatalogue(db, channel);
    const { document, version } = await requirePaywall(db, channel, paywall);
    requireVersion(version);
    if ((await listSoldPrices(db, channel, paywall)).size > 0) {
      throw createAdminProblem("conflict", "The paywall has been sold: withdraw its prices.");
    }
    await deletePaywall(db, channel, paywall);
    return { changes: [{ ...namePaywall(channel, paywall), before: document }] };
  },
});

/** Paywalls in the admin API: docs/admin-api.md AA-112. */
export const paywallOperations: readonly AdminOperation[] = [
  listPaywalls,
  createPaywall,
  getPaywall,
  updatePaywall,
  removePaywall,
];

function shown({ document, version }: PaywallWithVersion) {
  return { body: toAdminPaywall(document), version };
}

function namePaywall(channel: string, token: string) {
  return { resourceType: "paywall", resourceId: token, channel } as const;
}
