import { beforeAll, expect } from "vitest";
import { z } from "zod";
import { findResponseFaults } from "./response-checks.ts";

/** Who calls: by the cookie of a session, or by an API key. */
export type AdminCaller = { cookie?: string; key?: string };
/** Fields of responses that tests read. */
const bodySchema = z.looseObject({
  type: z.string().default(""),
  id: z.string().default(""),
  secret: z.string().default(""),
  invitation: z.looseObject({ secret: z.string().optional() }).default({}),
  errors: z.array(z.looseObject({ pointer: z.string().optional() })).default([]),
  data: z.array(z.looseObject({ id: z.string().default("") })).catch([]),
  nextCursor: z.string().nullable().default(null),
});
export type AdminReply = {
  status: number;
  headers: Headers;
  body: z.output<typeof bodySchema>;
  /** The body as it was sent. */
  sent: unknown;
};

type Call = { body?: unknown; headers?: Record<string, string>; as?: AdminCaller };

/** Calls to the admin API, each of whose responses is checked against its description. */
export type AdminClient = {
  call: (method: string, path: string, call?: Call) => Promise<AdminReply>;
  owner: () => AdminCaller;
  /** A member with these roles, signed in. */
  addMember: (
    email: string,
    grants: { role: string; channel: string | null }[],
  ) => Promise<AdminCaller & { id: string }>;
  addKey: (scopes: string[], channel?: string | null, as?: AdminCaller) => Promise<AdminCaller>;
};

export const ownerPassword = "a lantern in the harbour";
export const ownerEmail = "owner@acme.example";

/** Calls of the first owner of a provider. */
export function useAdmin(provider: {
  origin: () => string;
  firstOwnerSecret: () => string;
}): AdminClient {
  let owner: AdminCaller = {};
  const call: AdminClient["call"] = async (method, path, { body, headers, as } = {}) => {
    const { cookie, key } = as ?? owner;
    const init: RequestInit = {
      method,
      headers: {
        Connection: "close",
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(cookie === undefined ? {} : { Cookie: cookie }),
        ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
        ...headers,
      },
    };
    if (body !== undefined) init.body = JSON.stringify(body);
    const response = await fetch(`${provider.origin()}/admin/v1${path}`, init);
    const text = await response.text();
    const sent: unknown = text === "" ? undefined : JSON.parse(text);
    expect(findResponseFaults(method, response, sent)).toEqual([]);
    const { status } = response;
    return { status, headers: response.headers, body: bodySchema.parse(sent ?? {}), sent };
  };
  const accept = async (secret: string, body: object): Promise<AdminCaller & { id: string }> => {
    const reply = await call("POST", `/invitations/${secret}`, { as: {}, body });
    expect(reply.status).toBe(200);
    return { cookie: cookieOf(reply), id: reply.body.id };
  };
  beforeAll(async () => {
    const person = { email: ownerEmail, name: "Ada Owner", password: ownerPassword };
    owner = await accept(provider.firstOwnerSecret(), person);
  });
  return {
    call,
    owner: () => owner,
    addMember: async (email, grants) => {
      const { body, status } = await call("POST", "/staff", {
        body: { email, name: "Bo", grants },
      });
      expect(status).toBe(201);
      return accept(body.invitation.secret ?? "", { password: ownerPassword });
    },
    addKey: async (scopes, channel = null, as) => {
      const body = { name: "A key", scopes, channel };
      const reply = await call("POST", "/api-keys", { body, as });
      expect(reply.status).toBe(201);
      return { key: reply.body.secret };
    },
  };
}

/** The cookie that a response sets. */
export function cookieOf({ headers }: Pick<AdminReply, "headers">): string {
  return headers.get("set-cookie")?.split(";")[0] ?? "";
}
