import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import type { Db } from "../db/database.ts";
import type { Services } from "../services.ts";

const patienceMs = 2_000;

/** `GET /health`: 200 while the database responds, else 503 after two seconds at most. */
export function healthRoutes({ db }: Services): Hono {
  const routes = new Hono();
  let pending: Promise<boolean> | undefined;
  routes.get("/health", async (context) => {
    // All requests together cause one query of the database.
    pending ??= isDatabaseReachable(db).finally(() => (pending = undefined));
    context.header("Cache-Control", "no-store");
    if (await pending) return context.json({ status: "ok" });
    return context.json({ status: "the database does not respond" }, 503);
  });
  return routes;
}

function isDatabaseReachable(db: Db): Promise<boolean> {
  const response = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([response, wait(patienceMs, false, { ref: false })]);
}
