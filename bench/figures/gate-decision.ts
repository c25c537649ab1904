import { ApiError } from "../../lib/api-error.ts";
import { channelSchema } from "../../lib/contract/channel.ts";
import { decideAccess } from "../../lib/gate/decide-access.ts";
import type { GateProviderData, Requester } from "../../lib/gate/decision.ts";
import { parseAddress } from "../../lib/urls/parse-address.ts";
import { maxValueThreshold, type BenchMeasure } from "../bench-measure.ts";
import { median } from "../statistics.ts";

const runs = 20;
const turns = 500;

const paths = [
  "/",
  "/pages/films",
  "/video/7",
  "/mobile/video/7?t=3",
  "/paywalls/?context=7",
  "/payment/confirm?session_id=s",
  "/user/signIn?access_token=t",
  "/user/account",
  "/user/logout",
  "/pages/x?sg=gold",
];
const refusedWith = (code: number): GateProviderData => ({
  kind: "refused",
  error: new ApiError("content", { code }),
});
const responses: GateProviderData[] = [
  { kind: "notRequested" },
  { kind: "ready" },
  ...[401, 402, 423].map(refusedWith),
];
const session = {
  accessToken: "t",
  accountType: "local",
  channelId: "bench",
  host: "bench.localhost",
  issuedAt: 0,
};
const viewers: Requester[] = [
  { session: undefined, cookies: {} },
  { session, cookies: { content: "7", referer: "/pages/x", widget: "4" } },
];
const open = channelSchema.parse({
  token: "bench",
  name: "Bench",
  channel_id: "bench",
  origin: "http://bench.localhost",
  page: { token: "home" },
});

/** One decision of the gate, its address read included: the mean over a table of requests. */
export async function measureGateDecision(): Promise<BenchMeasure[]> {
  const table = paths.flatMap((path) =>
    viewers.flatMap((requester) => responses.map((response) => ({ path, requester, response }))),
  );
  const decideAll = () => {
    for (const { path, requester, response } of table) {
      const { pathname, searchParams } = new URL(path, "http://bench.localhost");
      decideAccess(parseAddress(pathname, searchParams), open, requester, response);
    }
  };
  for (let turn = 0; turn < turns; turn += 1) decideAll();
  const means = Array.from({ length: runs }, () => {
    const start = performance.now();
    for (let turn = 0; turn < turns / 10; turn += 1) decideAll();
    return ((performance.now() - start) * 1_000) / ((turns / 10) * table.length);
  });
  const what = `one decision, mean of ${table.length} requests`;
  return [
    { figure: "gate", what, unit: "µs", site: median(means), bar: maxValueThreshold(50, "µs") },
  ];
}
