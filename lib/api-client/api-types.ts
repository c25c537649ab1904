import type { ApiCall } from "../api/api-call.ts";
import type { apiCalls } from "../api/api-call-table.ts";

type Table = typeof apiCalls;
type Named<Method extends string> = {
  [Name in keyof Table]: Table[Name] extends Record<Method, unknown> ? Name : never;
}[keyof Table];
type InputOf<Call> = Call extends ApiCall<infer Input extends object> ? Input : never;
type OutputOf<Call> = Call extends ApiCall<unknown, infer Output extends object> ? Output : never;
type Get<Name extends ApiGetName> = Table[Name] extends { GET: infer Call } ? Call : never;
type Post<Name extends ApiPostName> = Table[Name] extends { POST: infer Call } ? Call : never;

/** Calls that read, by their path after `/api/`. */
export type ApiGetName = Named<"GET">;
/** Calls that change something, by their path after `/api/`. */
export type ApiPostName = Named<"POST">;
/** Calls that have one effect for a key, even if they are sent several times. */
export type IdempotentApiName = {
  [Name in ApiPostName]: InputOf<Post<Name>> extends { key: string } ? Name : never;
}[ApiPostName];

/** The query of a call that reads. */
export type ApiQuery<Name extends ApiGetName> = InputOf<Get<Name>>;
/** The response of a call that reads. */
export type ApiGetResponse<Name extends ApiGetName> = OutputOf<Get<Name>>;
/** The body of a call that changes something, without its key. */
export type ApiInput<Name extends ApiPostName> = Name extends IdempotentApiName
  ? Omit<InputOf<Post<Name>>, "key">
  : InputOf<Post<Name>>;
/** The response of a call that changes something. */
export type ApiPostResponse<Name extends ApiPostName> = OutputOf<Post<Name>>;
