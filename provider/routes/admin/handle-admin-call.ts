import type { Context, Handler } from "hono";
import {
  beginIdempotentCreation,
  saveIdempotentCreation,
  type StoredAdminResponse,
} from "../../db/admin/admin-idempotency.ts";
import { saveAuditedChanges } from "../../db/admin/audit-log.ts";
import { isLockConflict, isReferenceViolation } from "../../db/sql-states.ts";
import type { Db } from "../../db/database.ts";
import { hashSecret } from "../../domain/accounts/secrets.ts";
import { createEntityTag, matchesEntityTag } from "../../domain/admin/entity-tags.ts";
import { createAdminProblem } from "../../domain/admin/problems.ts";
import { type AdminActor, anonymousActor } from "../../domain/admin/scopes-and-roles.ts";
import { loggedRequestId } from "../../domain/log.ts";
import { enqueueChangeMessages, sendChangeMessages } from "../../outbox/enqueue-change-messages.ts";
import type { Services } from "../../services.ts";
import type { AdminOperation, AdminResult, RawAdminInput } from "./admin-operation.ts";
import { adminPath } from "./admin-path.ts";
import { authenticateStaff } from "./authenticate-staff.ts";
import { authorizeAdminCall } from "./authorize-call.ts";
import { limitAdminCalls } from "./limit-admin-calls.ts";
import { createVersionCheck, readAdminInput, readIdempotencyKey } from "./read-admin-input.ts";

/**
 * The frame of every operation: who calls, how often, with which scope, with valid input; then the operation, its audit
 * log and the stored response of a creation in one transaction. docs/admin-api.md AA-2
 */
export function handleAdminCall(services: Services, operation: AdminOperation): Handler {
  return async (context) => {
    context.header("Cache-Control", "private, no-store");
    const actor = await admit(services, context, operation);
    const requireVersion = createVersionCheck(context, operation);
    const input = await readAdminInput(context, operation);
    const now = new Date(services.clock.now());
    const call = { services, context, db: services.db, actor, now, requireVersion };
    const perform = await operation.start(call, input);
    if (operation.method === "GET") {
      return respond(context, toResponse(operation, await perform(services.db)));
    }
    const change = { services, context, operation, actor, input, now, perform };
    const response = await performChange(change).catch(throwProblem);
    sendChangeMessages(services);
    if (operation.id === "startImportRun") services.importer.runNow();
    return respond(context, response);
  };
}

async function admit(
  services: Services,
  context: Context,
  { access }: AdminOperation,
): Promise<AdminActor> {
  if (access === "public") return anonymousActor;
  const actor = await authenticateStaff(services, context);
  await limitAdminCalls(services, context, actor);
  authorizeAdminCall(context, actor, access);
  return actor;
}

type Change = {
  services: Services;
  context: Context;
  operation: AdminOperation;
  actor: AdminActor;
  input: RawAdminInput;
  now: Date;
  perform: (db: Db) => Promise<AdminResult<object>>;
};

type Response = StoredAdminResponse & { once?: object; next?: string; replayed?: boolean };

function performChange(change: Change): Promise<Response> {
  const { services, context, operation, actor, now, input, perform } = change;
  const key = operation.isIdempotent && readIdempotencyKey(context);
  return services.db.transaction(async (tx): Promise<Response> => {
    const request = hashSecret(`${context.req.path} ${JSON.stringify(input.body)}`);
    const creation = { actor: actor.id, key: key ?? "", request, now };
    if (key) {
      const begun = await beginIdempotentCreation(tx, creation);
      if (begun === "other") {
        throw createAdminProblem("idempotency-key-reused", "Take a new key for another request.");
      }
      if (begun !== "begun") return { ...begun, replayed: true };
    }
    const result = await perform(tx);
    const by = { actor: result.by ?? actor, action: operation.id, at: now };
    const requestId = loggedRequestId();
    const { changes = [] } = result;
    await saveAuditedChanges(tx, { ...by, requestId }, changes);
    await enqueueChangeMessages(tx, services, operation.id, changes);
    const response = toResponse(operation, result);
    if (key) {
      const { status, headers, body } = response;
      await saveIdempotentCreation(tx, creation, { status, headers, body });
    }
    return response;
  });
}

function toResponse({ status, method }: AdminOperation, result: AdminResult<object>): Response {
  const { body = null, once, version, location, next } = result;
  const headers: Record<string, string> = {};
  if (version !== undefined && method !== "DELETE") headers.ETag = createEntityTag(version);
  if (location !== undefined) headers.Location = adminPath + location;
  return { status, headers, body, once, next };
}

function respond(context: Context, { status, headers, body, once, next, replayed }: Response) {
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  if (next !== undefined) context.header("Link", `<${nextPage(context, next)}>; rel="next"`);
  if (replayed) context.header("Idempotency-Replayed", "true");
  if (isUnchanged(context, headers.ETag)) return context.body(null, 304);
  if (body === null) return context.body(null, 204);
  return context.json({ ...body, ...once }, status === 201 ? 201 : 200);
}

function nextPage({ req }: Context, cursor: string): string {
  const { pathname, searchParams } = new URL(req.url);
  searchParams.set("cursor", cursor);
  return `${pathname}?${searchParams}`;
}

function isUnchanged({ req }: Context, tag: string | undefined): boolean {
  const stored = req.header("If-None-Match");
  if (tag === undefined || stored === undefined || req.method !== "GET") return false;
  return matchesEntityTag(stored, tag);
}

/** What other transactions have caused is no failure of the provider. */
function throwProblem(error: unknown): never {
  if (isLockConflict(error)) {
    throw createAdminProblem("unavailable", "Another change of this was under way.");
  }
  if (isReferenceViolation(error)) {
    throw createAdminProblem("conflict", "Something that this refers to was deleted meanwhile.");
  }
  throw error;
}
