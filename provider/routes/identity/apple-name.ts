import { z } from "zod";
import { requestTextSchema } from "../../../lib/contract/request-text.ts";

const nameSchema = requestTextSchema().trim().max(100).default("");
const userSchema = z.object({ name: z.object({ firstName: nameSchema, lastName: nameSchema }) });

/**
 * The name that Apple sends at the first sign-in, beside the token and not in it: `user` of its form. A name proves
 * nothing. `{}` where there is none.
 */
export function parseAppleName(
  user: string | undefined,
): { firstName: string; lastName: string } | Record<string, never> {
  if (user === undefined) return {};
  try {
    const { name } = userSchema.parse(JSON.parse(user));
    return name.firstName === "" && name.lastName === "" ? {} : name;
  } catch {
    return {};
  }
}
