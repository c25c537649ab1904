import type { Refusal } from "./refuse.ts";

const apiMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);
const pageRefusal: Refusal = { status: 405, headers: { Allow: "GET, HEAD" } };
const apiRefusal: Refusal = { status: 405, headers: { Allow: [...apiMethods].join(", ") } };

/** Pages answer GET and HEAD, `/api` the methods of its calls; everything else is 405. */
export function checkMethod(method: string | undefined, isApi: boolean): Refusal | undefined {
  if (method === "GET" || method === "HEAD") return undefined;
  if (!isApi) return pageRefusal;
  return apiMethods.has(method ?? "") ? undefined : apiRefusal;
}
