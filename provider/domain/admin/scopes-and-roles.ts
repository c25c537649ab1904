/**
 * What an API key may be made for. A key makes neither keys nor members of staff, so that a stolen one cannot give itself
 * more rights or a longer life: docs/security.md SE-219.
 */
export const apiKeyScopes = [
  "channels:read",
  "channels:write",
  "channels:create",
  "channels:delete",
  "pages:read",
  "pages:write",
  "pages:publish",
  "contents:read",
  "contents:write",
  "offers:read",
  "offers:write",
  "viewers:read",
  "viewers:write",
  "api-keys:read",
  "staff:read",
  "audit-log:read",
  "webhooks:read",
] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** What a call of the admin API may do: docs/admin-api.md AA-10. */
export const adminScopes = [
  ...apiKeyScopes,
  "api-keys:write",
  "staff:write",
  "webhooks:write",
] as const;
export type AdminScope = (typeof adminScopes)[number];

/** What members of staff are: docs/admin-api.md AA-11. */
export const staffRoles = ["owner", "editor", "analyst", "support"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The scopes of each role. */
export const scopesByRole: Readonly<Record<StaffRole, readonly AdminScope[]>> = {
  owner: adminScopes,
  editor: [
    "channels:read",
    "pages:read",
    "pages:write",
    "pages:publish",
    "contents:read",
    "contents:write",
    "offers:read",
  ],
  analyst: ["channels:read", "pages:read", "contents:read", "offers:read"],
  support: [
    "channels:read",
    "pages:read",
    "contents:read",
    "offers:read",
    "viewers:read",
    "viewers:write",
  ],
};

/** A role on one channel, or (null) on all channels, those of the future too. */
export type StaffGrant = { role: StaffRole; channel: string | null };

/** Scopes on one channel, or (null) on all channels. */
export type ScopeGrant = { scopes: ReadonlySet<AdminScope>; channel: string | null };

/** Who makes a call of the admin API. `member` is the member of staff, of a key the one who made it. */
export type AdminActor = {
  kind: "staff" | "api-key" | "anonymous";
  id: string;
  name: string;
  member: string;
  grants: readonly ScopeGrant[];
};

/** Somebody who has not signed in. */
export const anonymousActor: AdminActor = {
  kind: "anonymous",
  id: "anonymous",
  name: "",
  member: "",
  grants: [],
};

/** The scopes of the roles of a member. */
export function createScopeGrants(grants: readonly StaffGrant[]): ScopeGrant[] {
  return grants.map(({ role, channel }) => ({ channel, scopes: new Set(scopesByRole[role]) }));
}

/** The scopes of a key: never more than the member who made it has now. docs/security.md SE-219 */
export function limitScopeGrants(
  grants: readonly ScopeGrant[],
  key: { scopes: readonly AdminScope[]; channel: string | null },
): ScopeGrant[] {
  const wanted = new Set(key.scopes);
  return grants.flatMap(({ channel, scopes }) => {
    if (key.channel !== null && channel !== null && key.channel !== channel) return [];
    return [{ channel: key.channel ?? channel, scopes: wanted.intersection(scopes) }];
  });
}

/** Whether an actor has a scope on a channel; `null` stands for all channels. */
export function hasAdminScope(
  actor: Pick<AdminActor, "grants">,
  scope: AdminScope,
  channel: string | null,
): boolean {
  return actor.grants.some(
    (grant) => grant.scopes.has(scope) && (grant.channel === null || grant.channel === channel),
  );
}

/** Whether an actor may know that a channel exists. */
export function canSeeChannel(actor: Pick<AdminActor, "grants">, channel: string): boolean {
  return actor.grants.some((grant) => grant.channel === null || grant.channel === channel);
}

/** The channels on which an actor has a scope: `"all"`, or their tokens. */
export function listChannelsWithScope(
  actor: Pick<AdminActor, "grants">,
  scope: AdminScope,
): "all" | string[] {
  const granted = actor.grants.filter(({ scopes }) => scopes.has(scope));
  const channels = granted.flatMap(({ channel }) => channel ?? []);
  return channels.length < granted.length ? "all" : [...new Set(channels)];
}
