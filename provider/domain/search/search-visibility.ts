import { getAiringState, type ProgrammeClock, type ProgrammeSlot } from "../catalogue/airing.ts";
import {
  findRightsDenial,
  isContentBlockedInCountry,
  doRightsDependOnIpAddress,
} from "../rights/find-rights-denial.ts";
import { type RightsRule, filterContentRightsRules } from "../rights/rights-rules.ts";

/** An event or a broadcast, and when it is on. Epoch ms. */
export type OnAirEvent = {
  token: string;
  state: "live" | "vod" | "scheduled";
  start: number | null;
};

/** What a viewer may find: docs/provider-api.md PA-214. */
export type SearchVisibility = {
  /** Closed to everybody now: none of these is found. */
  hidden: string[];
  /** All are. */
  isAllHidden: boolean;
  /** Their captions are not looked at. */
  silent: string[];
  isAllSilent: boolean;
  /** Whatever is not simply there to watch. */
  onAir: OnAirEvent[];
};

export type EventProgrammeSlot = ProgrammeSlot & { token: string };

/** Decides for contents without rules of their own once, for all others one by one. */
export function decideSearchVisibility(
  rules: RightsRule[],
  events: EventProgrammeSlot[],
  country: string | undefined,
  { anchor, now }: ProgrammeClock,
): SearchVisibility {
  const onAir = events.map(({ token, ...slot }): OnAirEvent => {
    const { state, startTime, ...air } = getAiringState(slot, anchor, now);
    const ended = "endedAt" in air ? air.endedAt : undefined;
    return { token, state, start: startTime ?? ended ?? null };
  });
  const startOf = new Map(
    onAir.flatMap(({ token, state, start }) => (state === "scheduled" ? [[token, start]] : [])),
  );
  const isHidden = (token: string) => {
    const startsAt = startOf.get(token) ?? undefined;
    const denial = findRightsDenial(filterContentRightsRules(rules, token), nowhere, {
      now,
      startsAt,
    });
    return denial?.source === "FORBIDDEN";
  };
  const isSilent = (token: string) => {
    const contentRules = filterContentRightsRules(rules, token);
    return (
      isContentBlockedInCountry(contentRules, country, now) ||
      doRightsDependOnIpAddress(contentRules, now)
    );
  };
  const ruled = rules.flatMap(({ content }) => content ?? []);
  const tokens = [...new Set([...ruled, ...onAir.map(({ token }) => token)])];
  const isEmbargoed = rules.some(({ kind }) => kind === "embargo");
  const decided = isEmbargoed ? tokens : [...new Set(ruled)];
  return {
    hidden: decided.filter(isHidden),
    isAllHidden: isHidden(""),
    silent: ruled.filter(isSilent),
    isAllSilent: isSilent(""),
    onAir,
  };
}

/** Only the time is checked here. */
const nowhere = { country: undefined, isVpn: false };
