import { z } from "zod";
import { type ParsedProviderCall, providerCallNames } from "./parse-provider-call.ts";
import { requestTextSchema } from "../../../lib/contract/request-text.ts";

/** How a call may be made to fail, with the words that the console shows. */
export const simulatedFaultKinds = {
  down: "Down: the connection is cut",
  slow: "Slow: the response is delayed",
  error: "Error 500",
  truncated: "Truncated: the response breaks off halfway",
  "wrong-types": "Wrong types: every field has the wrong type",
  "bad-items": "Bad items: every second item of a list is broken",
  html: "HTML instead of JSON",
} as const;
export type SimulatedFaultKind = keyof typeof simulatedFaultKinds;

const kinds = z.enum(["down", "slow", "error", "truncated", "wrong-types", "bad-items", "html"]);

/** A fault as the console's API takes it; without a channel it holds for all of them. */
export const simulatedFaultSchema = z.object({
  call: z.enum(providerCallNames),
  kind: kinds,
  channel: requestTextSchema().toLowerCase().min(1).optional(),
  delay_ms: z.coerce.number().int().min(0).max(60_000).default(3000),
});
export type SimulatedFault = z.output<typeof simulatedFaultSchema>;

/** Which fault to take away: one call's, one channel's, or (with neither) all. */
export type SimulatedFaultScope = { call?: string; channel?: string };

/** The faults that are switched on: at most one per call and channel. */
export type SimulatedFaultStore = {
  set: (faultInput: SimulatedFault) => void;
  clear: (scope: SimulatedFaultScope) => void;
  list: () => SimulatedFault[];
  find: (call: ParsedProviderCall) => SimulatedFault | undefined;
};

/** A board with nothing switched on. A channel's own fault comes before one for all channels. */
export function createSimulatedFaultStore(): SimulatedFaultStore {
  let faults: SimulatedFault[] = [];
  const same = (a: SimulatedFault, b: SimulatedFaultScope) =>
    a.call === b.call && a.channel === b.channel;
  const covers = (scope: SimulatedFaultScope, one: SimulatedFault) =>
    (scope.call === undefined || scope.call === one.call) &&
    (scope.channel === undefined || scope.channel === one.channel);
  const at = (call: ParsedProviderCall, channel: string | undefined) =>
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
