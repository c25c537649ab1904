import type { Context } from "hono";
import { HttpError } from "../domain/http-error.ts";
import type { Services } from "../services.ts";

/** Pages have no cookies, so a form from elsewhere could do nothing that its author cannot; it is refused anyway. */
export function requireSameOriginForm({ publicOrigin }: Services, { req }: Context): void {
  const site = req.header("Sec-Fetch-Site");
  const isSameOrigin =
    site === undefined ? req.header("Origin") === publicOrigin : site === "same-origin";
  if (!isSameOrigin) throw new HttpError(403, "This form is taken from its own page only.");
}
