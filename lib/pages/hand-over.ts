import { LRUCache } from "lru-cache";
import type { OwnersOwn } from "../channel/owners-own.ts";
import type { RegistrationField } from "../contract/user.ts";
import { processWide } from "../process-wide.ts";
import type { Screen } from "../gate/decision.ts";
import type { PageModel } from "./load-page.ts";
import type { Shell } from "./load-shell.ts";
import type { VideoModel } from "./load-video.ts";
import type { Profile } from "./profile.ts";
import type { Visit } from "./visit.ts";

/** What the middleware found out for one request, so that the page need not ask again. */
export type Findings = {
  visit?: Visit;
  /** Path and query of the address, without what acts on the viewer. */
  here?: string;
  shell?: Shell;
  page?: PageModel;
  video?: VideoModel;
  screen?: Screen;
  /** The signed-in viewer of the account page; the token is not in it. */
  profile?: Profile;
  /** The questions that are open for the viewer; null where they can't be had. */
  questions?: RegistrationField[] | null;
  /** The owner's code and style sheet, where they may stand. */
  owner?: OwnersOwn;
};

/** Names the request between middleware and page; the front strips it from outside requests. */
export const requestIdHeader = "x-mq-request";

const waiting = () =>
  processWide("hand-over", () => new LRUCache<string, Findings>({ max: 2_000, ttl: 30_000 }));

/** Leaves the findings for the page: `handOver(found)` → the id to send along. */
export function handOver(findings: Findings): string {
  const id = crypto.randomUUID();
  waiting().set(id, findings);
  return id;
}

/** The findings of a request, or undefined when no middleware saw it. */
export function findingsOf(id: string | null): Findings | undefined {
  return id === null ? undefined : waiting().get(id);
}
