import type { Context } from "hono";
import { z } from "zod";
import type { CallCost } from "../../../lib/contract/call-rule.ts";
import type { AuditedChange } from "../../db/admin/audit-log.ts";
import type { Db } from "../../db/database.ts";
import type { AdminActor, AdminScope } from "../../domain/admin/scopes-and-roles.ts";
import type { RateLimitName } from "../../domain/call-rate-limits.ts";
import type { Services } from "../../services.ts";
import { parseAdminInput } from "./parse-admin-input.ts";

/**
 * Who may make a call: anybody, whoever is signed in, or whoever has a scope on the channel of the path, on any channel
 * (the operation then shows the resources of these channels only), or on all channels.
 */
export type AdminAccess =
  | "public"
  | "signed-in"
  | { scope: AdminScope; on: "channel" | "any" | "all" };

/** What an operation declares: docs/admin-api.md AA-1. */
export type AdminOperationFacts = {
  /** Its name in the description and in the audit log: `updateChannel`. */
  id: string;
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Below `/admin/v1`: `/channels/{channel}`. */
  path: string;
  tag: string;
  summary: string;
  description?: string;
  access: AdminAccess;
  /** The status of its response. */
  status: 200 | 201 | 204;
  /** A change of one version, named by `If-Match`. */
  isConditional?: true;
  /** Its resource has versions: responses have an `ETag`. */
  isVersioned?: true;
  /** A creation, which may be repeated with the same `Idempotency-Key`. */
  isIdempotent?: true;
  cost?: CallCost;
  limits?: readonly [RateLimitName, ...RateLimitName[]];
  /** How long its body may be; 16 KB without it. */
  bodyBytes?: number;
};

/** A call as the code of an operation gets it. `db` is the transaction of a change. */
export type AdminCall<Params, Query, Body> = {
  services: Services;
  context: Context;
  db: Db;
  actor: AdminActor;
  now: Date;
  params: Params;
  query: Query;
  body: Body;
  /** 412 unless `If-Match` names that version. */
  requireVersion: (version: number) => void;
};

/** What an operation has done. */
export type AdminResult<Body> = {
  body?: Body;
  /** Fields that only this response has; a repetition with the same key lacks them. */
  once?: Partial<Body>;
  /** Of the resource in the body. */
  version?: number;
  /** The path of a new resource below `/admin/v1`. */
  location?: string;
  /** The cursor of the next page. */
  next?: string;
  /** What was changed, for the audit log. */
  changes?: AuditedChange[];
  /** Who changed it, where nobody had signed in before the call. */
  by?: AdminActor;
};

/** Values as they were sent. */
export type RawAdminInput = { params: unknown; query: unknown; body: unknown };

type CallContext = Omit<AdminCall<never, never, never>, "params" | "query" | "body">;

/** An operation of the admin API, its types hidden. */
export type AdminOperation = AdminOperationFacts & {
  schemas: { params: z.ZodObject; query: z.ZodObject; body?: z.ZodType; response?: z.ZodType };
  /** Validates a call and prepares it; what it returns is done in the transaction. */
  start: (
    call: CallContext,
    input: RawAdminInput,
  ) => Promise<(tx: Db) => Promise<AdminResult<object>>>;
};

/** Operations without parameters in their path, without a query, or without a body. */
export const noParams = z.strictObject({});
export const noQuery = z.strictObject({});
export const noBody = z.undefined();
export const noResponse = z.undefined();

type Definition<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Response extends z.ZodType<object | undefined>,
  Prepared,
> = AdminOperationFacts & {
  params: Params;
  query: Query;
  body: Body;
  response: Response;
  run: (
    call: AdminCall<z.output<Params>, z.output<Query>, z.output<Body>> & { prepared: Prepared },
  ) => Promise<AdminResult<NonNullable<z.input<Response>>>>;
};

/** An operation: its declaration, schemas and code in one place. */
export function defineAdminOperation<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Response extends z.ZodType<object | undefined>,
>(definition: Definition<Params, Query, Body, Response, undefined>): AdminOperation {
  return definePreparedAdminOperation({ ...definition, prepare: async () => undefined });
}

/** The same with work before the transaction, which must not wait for it: hashing of passwords, limits. */
export function definePreparedAdminOperation<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Response extends z.ZodType<object | undefined>,
  Prepared,
>(
  definition: Definition<Params, Query, Body, Response, Prepared> & {
    prepare: (
      call: AdminCall<z.output<Params>, z.output<Query>, z.output<Body>>,
    ) => Promise<Prepared>;
  },
): AdminOperation {
  const { params, query, body, response, prepare, run, ...facts } = definition;
  return {
    ...facts,
    schemas: {
      params,
      query,
      body: body instanceof z.ZodUndefined ? undefined : body,
      response: response instanceof z.ZodUndefined ? undefined : response,
    },
    start: async (context, input) => {
      const call = {
        ...context,
        params: parseAdminInput(params, input.params, "params"),
        query: parseAdminInput(query, input.query, "query"),
        body: parseAdminInput(body, input.body, "body"),
      };
      const prepared = await prepare(call);
      return (tx) => run({ ...call, db: tx, prepared });
    },
  };
}
