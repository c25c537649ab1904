import {
  bigint,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { ClientError, StackFrame } from "../../lib/contract/client-error.ts";
import type { ClientErrorDimension } from "../domain/client-errors/group-client-errors.ts";
import { channelTokenColumn } from "./schema.ts";

const count = (name: string) => bigint(name, { mode: "number" }).notNull();
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 }).notNull();

/** Errors of pages, the same ones as one: docs/provider-api.md PA-253. */
export const clientErrors = pgTable(
  "client_errors",
  {
    channel: channelTokenColumn(),
    fingerprint: text().notNull(),
    kind: text().$type<ClientError["kind"]>().notNull(),
    name: text().notNull(),
    message: text().notNull(),
    /** Of the latest one, as its build has them. */
    stack: jsonb().$type<StackFrame[]>().notNull(),
    build: text(),
    n: count("n"),
    firstAt: moment("first_at"),
    lastAt: moment("last_at"),
  },
  (table) => [
    primaryKey({ columns: [table.channel, table.fingerprint] }),
    index("client_errors_latest").on(table.channel, table.lastAt, table.fingerprint),
  ],
);

/** How often an error came from a browser, of a build, on a page. */
export const clientErrorTallies = pgTable(
  "client_error_tallies",
  {
    channel: text().notNull(),
    fingerprint: text().notNull(),
    facet: text().$type<ClientErrorDimension>().notNull(),
    value: text().notNull(),
    n: count("n"),
  },
  (table) => [
    primaryKey({ columns: [table.channel, table.fingerprint, table.facet, table.value] }),
    foreignKey({
      name: "client_error_tallies_error",
      columns: [table.channel, table.fingerprint],
      foreignColumns: [clientErrors.channel, clientErrors.fingerprint],
    }).onDelete("cascade"),
  ],
);
