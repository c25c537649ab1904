import { Refusal } from "../domain/refusal.ts";

/** 422 for a password that may not be chosen, at its field. */
export function weakPassword(message: string): Refusal {
  const data = { fields: { password: message } };
  return new Refusal(422, message, { detail: "WEAK_PASSWORD", data });
}
