import { randomUUID } from "node:crypto";
import pg from "pg";
import type { DatabasePlace } from "../../../provider/db/database.ts";
import { emptyCluster } from "./empty-cluster.ts";

/** A database for one suite; `drop` leaves nothing behind. */
export type TestDatabase = {
  name: string;
  create: () => Promise<{ place: DatabasePlace; drop: () => Promise<void> }>;
};

const pglite: TestDatabase = {
  name: "PGlite",
  create: async () => ({
    place: { kind: "memory", template: await emptyCluster() },
    drop: async () => {},
  }),
};

/** PGlite always; a database of its own on the server of `DATABASE_URL` when there is one. */
export const databases: TestDatabase[] = process.env.DATABASE_URL
  ? [pglite, postgres(process.env.DATABASE_URL)]
  : [pglite];

function postgres(server: string): TestDatabase {
  return {
    name: "PostgreSQL",
    create: async () => {
      const name = `marquee_test_${randomUUID().replaceAll("-", "")}`;
      await run(server, `create database ${name}`);
      const url = new URL(server);
      url.pathname = `/${name}`;
      const drop = () => run(server, `drop database ${name} with (force)`);
      return { place: { kind: "postgres", url: url.href }, drop };
    },
  };
}

async function run(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
