import { HttpError } from "../../domain/http-error.ts";

/** 422 for a password that may not be chosen, at its field. */
export function weakPassword(message: string): HttpError {
  const data = { fields: { password: message } };
  return new HttpError(422, message, { detail: "WEAK_PASSWORD", data });
}
