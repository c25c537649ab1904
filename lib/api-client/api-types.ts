import type { ApiCall } from "../api/api-call.ts";
import type { apiCalls } from "../api/calls.ts";

type Table = typeof apiCalls;
type Named<Method extends string> = {
  [Name in keyof Table]: Table[Name] extends Record<Method, unknown> ? Name : never;
}[keyof Table];
type InputOf<Call> = Call extends ApiCall<infer Input extends object> ? Input : never;
type OutputOf<Call> = Call extends ApiCall<unknown, infer Output extends object> ? Output : never;
type Get<Name extends GetName> = Table[Name] extends { GET: infer Call } ? Call : never;
type Post<Name extends PostName> = Table[Name] extends { POST: infer Call } ? Call : never;

/** Calls that read, by their path after `/api/`. */
export type GetName = Named<"GET">;
/** Calls that change something, by their path after `/api/`. */
export type PostName = Named<"POST">;
/** Calls that have one effect for a key, even if they are sent several times. */
export type KeyedName = {
  [Name in PostName]: InputOf<Post<Name>> extends { key: string } ? Name : never;
}[PostName];

/** The query of a call that reads. */
export type ApiQuery<Name extends GetName> = InputOf<Get<Name>>;
/** The response of a call that reads. */
export type ApiData<Name extends GetName> = OutputOf<Get<Name>>;
/** The body of a call that changes something, without its key. */
export type ApiInput<Name extends PostName> = Name extends KeyedName
  ? Omit<InputOf<Post<Name>>, "key">
  : InputOf<Post<Name>>;
/** The response of a call that changes something. */
export type ApiResult<Name extends PostName> = OutputOf<Post<Name>>;
