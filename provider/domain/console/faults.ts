import { z } from "zod";
import { type NamedCall, callNames } from "./calls.ts";
import { requestText } from "../../../lib/contract/request-text.ts";

/** How a call may be made to fail, with the words that the console shows. */
export const faultKinds = {
  down: "Down: the connection is cut",
  slow: "Slow: the response is delayed",
  error: "Error 500",
  truncated: "Truncated: the response breaks off halfway",
  "wrong-types": "Wrong types: every field has the wrong type",
  "bad-items": "Bad items: every second item of a list is broken",
  html: "HTML instead of JSON",
} as const;
export type FaultKind = keyof typeof faultKinds;

const kinds = z.enum(["down", "slow", "error", "truncated", "wrong-types", "bad-items", "html"]);

/** A fault as the console's API takes it; without a channel it holds for all of them. */
export const faultInput = z.object({
  call: z.enum(callNames),
  kind: kinds,
  channel: requestText().toLowerCase().min(1).optional(),
  delay_ms: z.coerce.number().int().min(0).max(60_000).default(3000),
});
export type Fault = z.output<typeof faultInput>;

/** Which fault to take away: one call's, one channel's, or (with neither) all. */
export type FaultScope = { call?: string; channel?: string };

/** The faults that are switched on: at most one per call and channel. */
export type FaultBoard = {
  set: (faultInput: Fault) => void;
  clear: (scope: FaultScope) => void;
  list: () => Fault[];
  find: (call: NamedCall) => Fault | undefined;
};

/** A board with nothing switched on. A channel's own fault comes before one for all channels. */
export function createFaultBoard(): FaultBoard {
  let faults: Fault[] = [];
  const same = (a: Fault, b: FaultScope) => a.call === b.call && a.channel === b.channel;
  const covers = (scope: FaultScope, one: Fault) =>
    (scope.call === undefined || scope.call === one.call) &&
    (scope.channel === undefined || scope.channel === one.channel);
  const at = (call: NamedCall, channel: string | undefined) =>
    faults.find((one) => one.call === call.name && one.channel === channel);
  return {
    set: (next) => {
      faults = [...faults.filter((one) => !same(one, next)), next];
    },
    clear: (scope) => {
      faults = faults.filter((one) => !covers(scope, one));
    },
    list: () => faults,
    find: (call) => (call.channel && at(call, call.channel)) || at(call, undefined),
  };
}
