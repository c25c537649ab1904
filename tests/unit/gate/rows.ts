import { describe, expect, test } from "vitest";
import type { GateProviderData, GateDecision, Requester } from "../../../lib/gate/decision.ts";
import { gate, optional } from "../../support/gate.ts";

export const pass = { kind: "pass" };

/** A redirect within the site, with the cookies that it sets. */
export const to = (path: string, cookies?: object): Partial<GateDecision> => ({
  kind: "redirect",
  to: path,
  ...(cookies && { cookies }),
});

export const screen = (code: number, more: object = {}) => ({ kind: "screen", code, ...more });

type Row = [address: string, requester: Requester, response: GateProviderData, expected: object];

/** A rule of docs/behaviour.md, with the requests that show it. */
export function rows(quote: string, table: Row[], channel = optional): void {
  describe(`${quote}`, () => {
    test.each(table)("%s, %o, %o → %o", (address, requester, providerResponse, expected) => {
      expect(gate(address, requester, providerResponse, channel)).toMatchObject(expected);
    });
  });
}
