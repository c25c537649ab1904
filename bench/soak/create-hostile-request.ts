import type { SoakRequest } from "./send-request.ts";

let stamp = 0;
/** A name that nobody has used: `made-up-17-k3j2`. */
const madeUp = () => `made-up-${(stamp += 1)}-${Math.random().toString(36).slice(2)}`;
const long = (bytes: number) => "x".repeat(bytes);

/** What attackers and broken clients send, each time with other names; `known` are the channels' hosts. */
export function createHostileRequest(known: string[]): SoakRequest {
  const host = pickRandomItem(known);
  const requests: (() => SoakRequest)[] = [
    () => ({ host: `${madeUp()}.localhost`, path: "/" }),
    () => ({ host: `${madeUp()}.localhost`, path: "/robots.txt" }),
    () => ({ host: `demo.${madeUp()}.example`, path: "/" }),
    () => ({ host, path: `/?context=${madeUp()}&t=${stamp}` }),
    () => ({ host, path: `/api/sections?page_id=home&context=${madeUp()}` }),
    () => ({ host, path: `/paywalls/?context=${madeUp()}` }),
    () => ({ host, path: `/?access_token=${madeUp()}` }),
    () => ({ host, path: "/?access_token=%0a" }),
    () => ({ host, path: "/", headers: { "x-long": long(12_000) } }),
    () => ({ host, path: "/", headers: { cookie: `a=${long(90_000)}` } }),
    () => ({ host, path: "/user/account", headers: { cookie: `mq_session=${madeUp()}` } }),
    () => ({ host, path: "/", headers: { cookie: "mq_session=a; mq_session=b; mq_bypass=1" } }),
    () => ({ host, path: `/video/${madeUp()}`, headers: { cookie: `mq_payment=${madeUp()}` } }),
    () => ({ host, path: `/pages/${madeUp()}` }),
    () => ({ host, path: `/search?q=${madeUp()}` }),
    () => ({ host, path: "/", headers: { rsc: "1", "next-router-state-tree": madeUp() } }),
    () => ({ host, path: "/%" }),
    () => ({ host: "a..b", path: "/" }),
    () => ({ host, path: "/", method: "TRACE" }),
    () => ({ host, path: "/api/sign-in", method: "POST", body: long(70_000) }),
  ];
  return pickRandomItem(requests)();
}

/** One of a list, any. */
export function pickRandomItem<T>(list: T[]): T {
  const one = list[Math.floor(Math.random() * list.length)];
  if (one === undefined) throw new Error("there is nothing to pick from");
  return one;
}
