import { Configuration } from "openid-client";
import { describe, expect, it } from "vitest";
import {
  createPendingSignInStore,
  type PendingSignIn,
} from "../../../../provider/identity/pending-sign-ins.ts";

const config = new Configuration({ issuer: "http://idp.example" }, "client");

function pending(state: string, more: Partial<PendingSignIn> = {}): PendingSignIn {
  const request = { config, redirectUri: "", state, nonce: "n", verifier: "v" };
  const successUrl = new URL(`http://demo.localhost/user/signIn?${state}`);
  return { channel: "demo", method: "google", request, successUrl, startedAt: 0, ...more };
}

const arrival = (state: string) => ({ channel: "demo", method: "google", state }) as const;

describe("pending sign-ins", () => {
  it("can be taken once", () => {
    const signIns = createPendingSignInStore();
    signIns.add("browser", pending("one"));
    expect(signIns.take("browser", arrival("one"), 0).request.state).toBe("one");
    expect(() => signIns.take("browser", arrival("one"), 0)).toThrow("state_mismatch");
  });

  it("are valid for ten minutes to the millisecond", () => {
    const signIns = createPendingSignInStore();
    signIns.add("browser", pending("early"));
    signIns.add("browser", pending("late"));
    expect(() => signIns.take("browser", arrival("late"), 600_001)).toThrow("expired");
    expect(signIns.take("browser", arrival("early"), 600_000).request.state).toBe("early");
  });

  it("belong to one browser", () => {
    const signIns = createPendingSignInStore();
    signIns.add("browser", pending("one"));
    expect(() => signIns.take("another", arrival("one"), 0)).toThrow("state_mismatch");
    expect(signIns.lastOf("another", "demo")).toBeUndefined();
  });

  it("are removed from the oldest when a browser begins many", () => {
    const signIns = createPendingSignInStore();
    for (const state of ["a", "b", "c", "d", "e"]) signIns.add("browser", pending(state));
    expect(() => signIns.take("browser", arrival("a"), 0)).toThrow("state_mismatch");
    expect(signIns.take("browser", arrival("b"), 0).request.state).toBe("b");
  });

  it("have the return URL of the latest one on a channel", () => {
    const signIns = createPendingSignInStore();
    signIns.add("browser", pending("one"));
    signIns.add("browser", pending("two"));
    signIns.add("browser", pending("other", { channel: "arena" }));
    expect(signIns.lastOf("browser", "demo")?.search).toBe("?two");
    signIns.clear();
    expect(signIns.lastOf("browser", "demo")).toBeUndefined();
  });
});
