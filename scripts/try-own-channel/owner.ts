import type { z } from "zod";
import type { Marquee } from "./marquee.ts";
import { type ReceivedResponse, sendRequest } from "./send-request.ts";

/** Calls of the admin API with the owner's API key. */
export type Owner = {
  /** The response's body as the schema says; throws where the call is refused. */
  call: <T extends z.ZodType>(
    schema: T,
    method: string,
    path: string,
    json?: unknown,
  ) => Promise<z.output<T>>;
  /** The response, whatever its status. */
  attempt: (method: string, path: string, json?: unknown) => Promise<ReceivedResponse>;
};

/** Where the admin API is. */
export const adminPath = "/admin/v1";

/** Calls that have these headers: an API key, or the cookie of a session. */
export function createOwner({ provider }: Marquee, headers: Record<string, string>): Owner {
  const attempt: Owner["attempt"] = (method, path, json) =>
    sendRequest(provider(adminPath + path), {
      method,
      // `*` names any version; an owner's program sends the ETag that it has read.
      headers: { ...headers, ...(method === "GET" ? {} : { "If-Match": "*" }) },
      json,
    });
  return {
    attempt,
    call: async (schema, method, path, json) => {
      const { status, body } = await attempt(method, path, json);
      if (status >= 300) throw new Error(`${method} ${path} is refused with ${status}: ${body}`);
      return schema.parse(JSON.parse(body));
    },
  };
}
