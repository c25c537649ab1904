import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { IdentityKind } from "../domain/accounts/viewer-record.ts";
import type { SsoKind } from "../domain/identity/identity-providers.ts";
import { channels, channelTokenColumn, resourceVersionColumn } from "./schema.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Keys of identity providers, of one channel or (null) of all: docs/admin-api.md AA-156. */
export const signInProviders = pgTable(
  "sign_in_providers",
  {
    channel: text("channel").references(() => channels.token, { onDelete: "cascade" }),
    method: text().$type<IdentityKind>().notNull(),
    clientId: text("client_id").notNull(),
    /** Missing where it is the issuer that everybody knows. */
    issuer: text(),
    /** The client secret, of Apple the private key: encrypted, docs/security.md SE-243. */
    sealedSecret: text("sealed_secret").notNull(),
    secretSetAt: time("secret_set_at").notNull(),
    /** Of Apple. */
    teamId: text("team_id"),
    keyId: text("key_id"),
    /** Of single sign-on. */
    name: text(),
    kind: text().$type<SsoKind>(),
    version: resourceVersionColumn(),
  },
  (table) => [
    uniqueIndex("sign_in_providers_of").on(table.method, sql`coalesce(${table.channel}, '')`),
  ],
);

/** Sign-ins that are at an identity provider now, by the SHA-256 of browser and state. */
export const pendingSignIns = pgTable(
  "pending_sign_ins",
  {
    browser: text().notNull(),
    state: text().notNull(),
    channel: channelTokenColumn(),
    method: text().$type<IdentityKind>().notNull(),
    nonce: text().notNull(),
    verifier: text().notNull(),
    redirectUri: text("redirect_uri").notNull(),
    /** Where the viewer goes afterwards, with a token or an error. */
    successUrl: text("success_url").notNull(),
    startedAt: time("started_at").notNull(),
    usedAt: time("used_at"),
  },
  (table) => [
    primaryKey({ columns: [table.browser, table.state] }),
    index("pending_sign_ins_age").on(table.startedAt),
  ],
);
