import { z } from "zod";
import type { ViewerRequest } from "../pages/viewer-request.ts";
import type { CookieChanges } from "../session/request-cookies.ts";
import type { SiteCallRule } from "./site-rate-limits.ts";

/** The response of a call: JSON, and the cookies that it sets. */
export type ApiResponse<Output = unknown> = { body: Output; cookies?: CookieChanges };

/** `{}`: for calls without an input, or whose response has no content but success. */
export type EmptyObject = Record<string, never>;

/** Accepts any input, for calls that do not read it. */
export const ignoredInputSchema = z.custom<EmptyObject>(() => true);

type Declared = {
  /** Its cost, limits and body. */
  rule: SiteCallRule;
  /** The call is made with the viewer's token, which is renewed first if necessary. */
  personal?: true;
};

/**
 * One call that a browser may make of its own origin under `/api`: what it sends (JSON, or the query of a GET) and
 * what it gets. The browser's client has its types from here: `lib/api-client`.
 */
export type ApiCall<Input = unknown, Output = unknown> = Declared & {
  /** Fields that the schema does not name are dropped. */
  input: z.ZodType<unknown, Input>;
  /** Checks the input and runs; throws `z.ZodError` for bad input, `ApiError` for a refusal. */
  run: (
    visit: ViewerRequest,
    input: unknown,
    query: URLSearchParams,
  ) => Promise<ApiResponse<Output>>;
};

/** A row of the table: `run` gets what `input` has checked. */
export function defineCall<Input, Checked, Output>(
  input: z.ZodType<Checked, Input>,
  run: (
    visit: ViewerRequest,
    input: Checked,
    query: URLSearchParams,
  ) => Promise<ApiResponse<Output>>,
  declared: Declared,
): ApiCall<Input, Output> {
  return {
    ...declared,
    input,
    run: async (visit, sent, query) => run(visit, input.parse(sent), query),
  };
}
