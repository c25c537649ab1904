import { describe, expect, it } from "vitest";
import {
  findAccessDenial,
  decideAccessRequirement,
} from "../../../../../provider/domain/catalogue/content-access.ts";
import type { ViewerRecord } from "../../../../../provider/domain/accounts/viewer-record.ts";

const viewer: ViewerRecord = {
  id: "vw_1",
  token: "vt_1",
  channel: "pier",
  email: "nora@quay.example",
  firstName: "Nora",
  lastName: "Quay",
  passwordHash: null,
  passwordExpiresAt: null,
  emailVerifiedAt: null,
  subscribersGroup: null,
  alerts: 0,
  language: null,
  createdAt: new Date(0),
  blockedAt: null,
  deletionAt: null,
};
/** A viewer for whom the ledger opens these contents. */
const holding = (...contents: string[]) => ({
  viewer,
  isMissingFields: false,
  hasPaidFor: (content: string) => contents.includes(content),
});
const plain = holding();
const missing = { ...holding("film"), isMissingFields: true };
const watchers = {
  nobody: undefined,
  plain,
  missing,
  "who paid for it": holding("film"),
  "who paid for another": holding("other"),
};
type ViewerKind = keyof typeof watchers;
type Kind = "none" | "optional" | "force" | "force, form first";
type Row = [Kind, "free" | "signed_in" | "paid", ViewerKind, number | "open"];

const rows: Row[] = [
  ["none", "free", "nobody", "open"],
  ["optional", "free", "nobody", "open"],
  ["optional", "free", "missing", "open"],
  ["optional", "signed_in", "nobody", 401],
  ["optional", "signed_in", "plain", "open"],
  ["optional", "paid", "nobody", 402],
  ["optional", "paid", "plain", 402],
  ["optional", "paid", "who paid for another", 402],
  ["optional", "paid", "who paid for it", "open"],
  ["force", "free", "nobody", 401],
  ["force", "free", "plain", "open"],
  ["force", "free", "missing", "open"],
  ["force", "paid", "nobody", 401],
  ["force", "paid", "plain", 402],
  ["force, form first", "free", "nobody", 401],
  ["force, form first", "free", "plain", "open"],
  ["force, form first", "free", "missing", 428],
  ["force, form first", "paid", "missing", 428],
];

describe("denialOf", () => {
  it.each(rows)(
    "on a channel of kind %s a content that is %s responds to %s with %s",
    (kind, access, viewerKind, expected) => {
      const subscriptionType = kind === "force, form first" ? "force" : kind;
      const beforeWatching = kind === "force, form first";
      const channel = { subscriptionType, registration: { beforeWatching, fields: [] } };
      const denial = findAccessDenial({ token: "film", access }, channel, watchers[viewerKind]);
      expect(denial?.status ?? "open").toBe(expected);
    },
  );
});

describe("requirementOf", () => {
  it.each([
    ["free", "optional", "free"],
    ["free", "force", "signed_in"],
    ["paid", "force", "paid"],
    ["signed_in", "none", "signed_in"],
  ] as const)(
    "a content that is %s on a channel of kind %s requires %s",
    (access, subscriptionType, isRequired) => {
      expect(decideAccessRequirement({ access }, { subscriptionType })).toBe(isRequired);
    },
  );
});
