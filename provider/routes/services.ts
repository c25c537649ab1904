import type { Db } from "../db/database.ts";
import type { Background } from "../domain/background.ts";
import type { CallLog } from "../domain/console/call-log.ts";
import type { Clock } from "../domain/clock.ts";
import type { FaultBoard } from "../domain/console/faults.ts";
import type { Limits } from "../domain/accounts/limits.ts";
import type { Manifest } from "../domain/media/manifest.ts";
import type { RequestTime } from "../domain/request-time.ts";
import type { NoticeBoard } from "../domain/console/notices.ts";
import type { Hasher } from "../domain/accounts/passwords.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { PendingSignIns } from "../identity/pending-sign-ins.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";

/** What routes work with. Origins are written without a slash at the end. */
export type Services = {
  db: Db;
  manifest: Manifest;
  assetsDir: string;
  /** How the provider is reached from a browser. */
  publicOrigin: string;
  /** How the provider reaches itself, whatever is in front of it. */
  ownOrigin: string;
  /** The site's origin with `{channel}` in it. */
  siteOrigin: string;
  clock: Clock;
  /** The moment that the programme's minutes count from. */
  programme: { anchor: number };
  faults: FaultBoard;
  calls: CallLog;
  notices: NoticeBoard;
  limits: Limits;
  hasher: Hasher;
  mailer: Mailer;
  /** What goes on after an answer: mails. */
  background: Background;
  /** The identity providers that identify people, played here. */
  sandbox: Sandbox;
  /** Who is at one of them now. */
  signIns: PendingSignIns;
  /**
   * Brings database, clock, faults, limits, notices and counters back to how they were after the
   * first start. `keepCatalogue` spares the time of writing what no call changes.
   */
  reset: (options: { keepCatalogue: boolean }) => Promise<void>;
};

/** The provider's present, for everything that is computed from it. */
export function requestTimeOf(services: Services): RequestTime {
  return {
    publicOrigin: services.publicOrigin,
    manifest: services.manifest,
    now: services.clock.now(),
    anchor: services.programme.anchor,
    offsetMs: services.clock.offsetMs(),
  };
}

/** Where the site shows a channel. */
export function siteOriginOf(services: Services, channel: string): string {
  return services.siteOrigin.replaceAll("{channel}", channel);
}
