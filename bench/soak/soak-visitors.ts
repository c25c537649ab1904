import { type SoakRequest, createSoakSender, type SoakResponse } from "./send-request.ts";
import { createHostileRequest, pickRandomItem } from "./create-hostile-request.ts";

export const soakChannels = ["demo", "arena", "lumen", "academy"];
// As provider/seed/viewers has them.
const password = "let-me-watch";

/** A page of a channel that anybody may see and that has been seen before. */
export type CrawledPage = { host: string; path: string };

/** Visitors of one kind and what became of them. */
export type VisitorGroup = {
  name: string;
  sent: number;
  failed: number;
  /** The first of those that failed: when, what and how. */
  failures: string[];
  /** How often each status came; 0 is a connection that failed. */
  statuses: Map<string, number>;
  /** Of responses that were as they should be, in milliseconds. */
  tookMs: number[];
};

type Kind = {
  name: string;
  perSecond: number;
  next: () => SoakRequest;
  isGood: (outcome: SoakResponse) => boolean;
};

const maxUnderWay = 400;
const maxFailures = 20;

/** The public pages that the front pages of all channels link to, each requested once. */
export async function crawlLinkedPages(port: number): Promise<CrawledPage[]> {
  const send = createSoakSender(port);
  const known: CrawledPage[] = [];
  for (const host of soakChannelHosts(port)) {
    const front = await send({ host, path: "/" });
    const links = [...front.body.matchAll(/href="(\/(?:pages|video)\/[^"?#]+)"/g)];
    const paths = new Set(["/", "/mobile", ...links.map(([, path = "/"]) => path)]);
    for (const path of [...paths].slice(0, 24)) {
      const { status, body, isPublic } = await send({ host, path });
      if (status === 200 && isPublic && isWhole(body)) known.push({ host, path });
    }
  }
  return known;
}

export const soakChannelHosts = (port: number): string[] =>
  soakChannels.map((channel) => `${channel}.localhost:${port}`);

const isWhole = (body: string): boolean => body.trimEnd().endsWith("</html>");

/** The kinds of visitors that come at the same time, all evenly spread. */
export async function createVisitorGroups(port: number, known: CrawledPage[]): Promise<Kind[]> {
  const hosts = soakChannelHosts(port);
  const signedIn: { host: string; cookie: string }[] = [];
  for (const host of hosts) {
    const cookie = await signIn(port, host);
    if (cookie) signedIn.push({ host, cookie });
  }
  if (signedIn.length === 0) throw new Error("no seeded viewer could sign in");
  const privateRequest = () => {
    const { host, cookie } = pickRandomItem(signedIn);
    return {
      host,
      path: pickRandomItem(["/user/account", "/", "/api/viewer"]),
      headers: { cookie },
    };
  };
  const calls = ["/api/viewer", "/api/health", "/api/sections?page_id=home&page=2"];
  return [
    {
      name: "visitors of known pages",
      perSecond: 20,
      next: () => pickRandomItem(known),
      isGood: ({ status, body }) => status === 200 && isWhole(body),
    },
    {
      name: "calls of /api",
      perSecond: 5,
      next: () => ({ host: pickRandomItem(hosts), path: pickRandomItem(calls) }),
      isGood: ({ status }) => status > 0 && status < 500,
    },
    {
      name: "signed-in viewers",
      perSecond: 2,
      next: privateRequest,
      isGood: ({ status }) => status > 0 && status < 500,
    },
    {
      name: "hostile requests",
      perSecond: 20,
      next: () => createHostileRequest(hosts),
      isGood: ({ status }) => status < 500,
    },
  ];
}

async function signIn(port: number, host: string): Promise<string | undefined> {
  const [channel = ""] = host.split(".");
  const { status, cookies } = await createSoakSender(port)({
    host,
    path: "/api/sign-in",
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
    body: JSON.stringify({ email: `viewer@${channel}.example`, password }),
  });
  const session = cookies.find((cookie) => cookie.startsWith("mq_session="));
  return status === 200 ? session?.split(";")[0] : undefined;
}

/** Lets visitors of a kind come until `stop`; the responses that are still on their way count too. */
export function startVisitors(
  port: number,
  kind: Kind,
): { group: VisitorGroup; stop: () => Promise<void> } {
  const send = createSoakSender(port);
  const group: VisitorGroup = {
    name: kind.name,
    sent: 0,
    failed: 0,
    failures: [],
    statuses: new Map(),
    tookMs: [],
  };
  const underWay = new Set<Promise<void>>();
  const opened = performance.now();
  const visit = async () => {
    const began = performance.now();
    const sent = kind.next();
    const outcome = await send(sent);
    const status = outcome.why ?? String(outcome.status);
    group.statuses.set(status, (group.statuses.get(status) ?? 0) + 1);
    if (kind.isGood(outcome)) group.tookMs.push(performance.now() - began);
    else if ((group.failed += 1) <= maxFailures) {
      const tookS = ((performance.now() - began) / 1_000).toFixed(1);
      const atS = ((performance.now() - opened) / 1_000).toFixed(0);
      group.failures.push(`${atS} s: ${sent.host}${sent.path}: ${status} after ${tookS} s`);
    }
  };
  const timer = setInterval(() => {
    if (underWay.size >= maxUnderWay) return;
    group.sent += 1;
    const visiting: Promise<void> = visit().finally(() => underWay.delete(visiting));
    underWay.add(visiting);
  }, 1_000 / kind.perSecond);
  return {
    group,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}
