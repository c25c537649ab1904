import type { Visit } from "../pages/visit.ts";
import type { CookieChanges } from "../session/cookie-changes.ts";

/** What a call answers: JSON, and the cookies that it sets. */
export type Reply = { body: unknown; cookies?: CookieChanges };

/** Checks and runs; throws `z.ZodError` for bad input, `ApiError` for a refusal. */
export type Run = (visit: Visit, input: unknown, query: URLSearchParams) => Promise<Reply>;

/** One thing that a browser may ask of its own origin under `/api`. */
export type ApiCall = {
  run: Run;
  /** The viewer's own: asked with their token, which is renewed first where it is time. */
  personal?: true;
};
