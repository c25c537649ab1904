import {
  deletePromoCode,
  findAdminPromoCode,
  listAdminPromoCodes,
  type PromoCodeRow,
} from "../../../db/admin/admin-promo-codes.ts";
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
import {
  adminPromoCodeSchema,
  newPromoCodeSchema,
  promoCodeChangeSchema,
  promoCodeParams,
  requirePromoCode,
  saveAdminPromoCode,
  toAdminPromoCode,
} from "./promo-code-records.ts";

const tag = "Offers";
const read = { scope: "offers:read", on: "channel" } as const;
const write = { scope: "offers:write", on: "channel" } as const;

const listPromoCodes = defineAdminOperation({
  id: "listPromoCodes",
  method: "GET",
  path: "/channels/{channel}/codes",
  tag,
  summary: "List codes",
  access: read,
  status: 200,
  params: channelParams,
  query: pageQuery,
  body: noBody,
  response: pageSchema(adminPromoCodeSchema),
  run: async ({ db, params: { channel }, query }) => {
    await requireAdminChannel(db, channel);
    return listPage(
      query,
      (page) => listAdminPromoCodes(db, channel, page),
      ({ code }) => code,
      toAdminPromoCode,
    );
  },
});

const createPromoCode = defineAdminOperation({
  id: "createPromoCode",
  method: "POST",
  path: "/channels/{channel}/codes",
  tag,
  summary: "Create a code",
  description: "Each viewer uses a code once.",
  access: write,
  status: 201,
  isVersioned: true,
  isIdempotent: true,
  params: channelParams,
  query: noQuery,
  body: newPromoCodeSchema,
  response: adminPromoCodeSchema,
  run: async ({ db, params: { channel }, body }) => {
    await lockCatalogue(db, channel);
    const { code, effect, paywall = null, maxUses = null, endsAt = null } = body;
    if (await findAdminPromoCode(db, channel, code)) {
      const taken = { pointer: "#/code", detail: "There is this code already." };
      throw createAdminProblem("already-exists", `There is a code "${code}".`, [taken]);
    }
    const row = await saveAdminPromoCode(db, { channel, code, effect, paywall, maxUses, endsAt });
    return {
      ...shown(row),
      location: `/channels/${channel}/codes/${code}`,
      changes: [{ ...nameCode(row), after: toAdminPromoCode(row) }],
    };
  },
});

const getPromoCode = defineAdminOperation({
  id: "getPromoCode",
  method: "GET",
  path: "/channels/{channel}/codes/{code}",
  tag,
  summary: "Read a code",
  access: read,
  status: 200,
  isVersioned: true,
  params: promoCodeParams,
  query: noQuery,
  body: noBody,
  response: adminPromoCodeSchema,
  run: async ({ db, params: { channel, code } }) =>
    shown(await requirePromoCode(db, channel, code)),
});

const updatePromoCode = defineAdminOperation({
  id: "updatePromoCode",
  method: "PATCH",
  path: "/channels/{channel}/codes/{code}",
  tag,
  summary: "Change a code",
  description:
    "For those who use it from now on. `null` removes a field that may be missing; a past `endsAt` ends the code.",
  access: write,
  status: 200,
  isVersioned: true,
  isConditional: true,
  params: promoCodeParams,
  query: noQuery,
  body: promoCodeChangeSchema,
  response: adminPromoCodeSchema,
  run: async ({ db, params: { channel, code }, body, requireVersion }) => {
    await lockCatalogue(db, channel);
    const before = await requirePromoCode(db, channel, code);
    requireVersion(before.version);
    const { effect, paywall, maxUses, endsAt } = { ...before, ...body };
    const after = await saveAdminPromoCode(db, {
      channel,
      code,
      effect,
      paywall: paywall ?? null,
      maxUses: maxUses ?? null,
      endsAt: endsAt ?? null,
    });
    const changed = { before: toAdminPromoCode(before), after: toAdminPromoCode(after) };
    return { ...shown(after), changes: [{ ...nameCode(after), ...changed }] };
  },
});

const removePromoCode = defineAdminOperation({
  id: "deletePromoCode",
  method: "DELETE",
  path: "/channels/{channel}/codes/{code}",
  tag,
  summary: "Delete a code",
  access: write,
  status: 204,
  isVersioned: true,
  isConditional: true,
  params: promoCodeParams,
  query: noQuery,
  body: noBody,
  response: noResponse,
  run: async ({ db, params: { channel, code }, requireVersion }) => {
    await lockCatalogue(db, channel);
    const before = await requirePromoCode(db, channel, code);
    requireVersion(before.version);
    await deletePromoCode(db, channel, code);
    return { changes: [{ ...nameCode(before), before: toAdminPromoCode(before) }] };
  },
});

/** Codes that make something cheaper in the admin API: docs/admin-api.md AA-114. */
export const promoCodeOperations: readonly AdminOperation[] = [
  listPromoCodes,
  createPromoCode,
  getPromoCode,
  updatePromoCode,
  removePromoCode,
];

function shown(row: PromoCodeRow) {
  return { body: toAdminPromoCode(row), version: row.version };
}

function nameCode({ channel, code }: PromoCodeRow) {
  return { resourceType: "promo-code", resourceId: code, channel } as const;
}
