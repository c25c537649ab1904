import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { accountsOf } from "./support/accounts.ts";
import { databases } from "./support/databases.ts";
import { useProvider } from "./support/provider.ts";

const path = "/ch/harbour/users/current-time";
const resumeSchema = z.object({
  playback: z.object({ resume_s: z.number().optional() }).optional(),
});

describe.each(databases)("the watched position of a viewer, on $name", (database) => {
  const client = useProvider(database);
  const { post, signIn } = accountsOf(client);
  afterEach(async () => {
    await client.console.send("POST", "/console/api/reset?keep=catalogue");
  });
  type Headers = Record<string, string>;
  const savePosition = (headers: Headers, inputToken: string, currentTime: unknown, userId = "x") =>
    post(path, { userId, inputToken, currentTime }, headers);
  const takeOut = (headers: Headers, inputToken: string) =>
    fetch(client.origin() + path, {
      method: "DELETE",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify({ inputToken }),
    });
  const resumeOf = async (headers: Headers, content = "film-1") =>
    resumeSchema.parse(await client.json(`/ch/harbour/content/${content}`, headers)).playback
      ?.resume_s;

  it("T1: a content continues at the viewer's position, on every device, and for no other viewer", async () => {
    const phone = await signIn("viewer");
    const tv = await signIn("viewer");
    const other = await signIn("member");
    expect((await savePosition(phone.headers, "film-1", 42.5)).status).toBe(204);
    expect(await resumeOf(tv.headers)).toBe(42.5);
    expect(await resumeOf(other.headers)).toBeUndefined();
    expect(await resumeOf({})).toBeUndefined();
    await savePosition(tv.headers, "film-1", 30);
    expect(await resumeOf(phone.headers)).toBe(30);
  });

  it("T2: the access token decides whose position it is", async () => {
    const viewer = await signIn("viewer");
    const other = await signIn("member");
    await savePosition(viewer.headers, "film-1", 42, other._id);
    expect(await resumeOf(viewer.headers)).toBe(42);
    expect(await resumeOf(other.headers)).toBeUndefined();
  });

  it.each([[-1], ["12"], [null], [undefined]])("T3: %s is not a valid time", async (time) => {
    const { headers } = await signIn("viewer");
    await savePosition(headers, "film-1", 42);
    expect((await savePosition(headers, "film-1", time)).status).toBe(422);
    expect(await resumeOf(headers)).toBe(42);
  });

  it("T3: a number that is not finite is not a valid time", async () => {
    const { headers } = await signIn("viewer");
    const response = await fetch(client.origin() + path, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: '{"inputToken":"film-1","currentTime":1e999}',
    });
    expect(response.status).toBe(422);
  });

  it.each([
    [113.9, 113.9],
    [114, undefined],
    [1e300, undefined],
    [5, 5],
    [4.9, undefined],
    [0, undefined],
  ])("T4: after %s of 120 seconds a film continues at %s", async (time, resume) => {
    const { headers } = await signIn("viewer");
    expect((await savePosition(headers, "film-1", time)).status).toBe(204);
    expect(await resumeOf(headers)).toBe(resume);
  });

  it("T5: an unknown content is 404", async () => {
    const { headers } = await signIn("viewer");
    expect((await savePosition(headers, "nothing", 42)).status).toBe(404);
  });

  it("T6: no position of a live content is stored, nor of its replay", async () => {
    const { headers } = await signIn("viewer");
    expect((await savePosition(headers, "always-on", 42)).status).toBe(204);
    expect((await savePosition(headers, "soon", 42)).status).toBe(204);
    await client.console.send("POST", "/console/api/clock", { action: "start-next-event" });
    await client.console.send("POST", "/console/api/clock", { action: "shift", ms: 50 * 60_000 });
    expect(await resumeOf(headers, "soon")).toBeUndefined();
  });

  it("T7: a removed content starts again, and removing it twice changes nothing", async () => {
    const { headers } = await signIn("viewer");
    await savePosition(headers, "film-1", 42);
    expect((await takeOut(headers, "film-1")).status).toBe(204);
    expect(await resumeOf(headers)).toBeUndefined();
    expect((await takeOut(headers, "film-1")).status).toBe(204);
    expect((await takeOut(headers, "nothing")).status).toBe(204);
  });

  it("T8: without an access token both calls are 401", async () => {
    expect((await savePosition({}, "film-1", 42)).status).toBe(401);
    expect((await takeOut({}, "film-1")).status).toBe(401);
  });

  it("T9: after 120 calls in a minute a viewer is limited, and no other viewer", async () => {
    const viewer = await signIn("viewer");
    const other = await signIn("member");
    const all = Array.from({ length: 120 }, () => takeOut(viewer.headers, "film-1"));
    expect((await Promise.all(all)).every(({ status }) => status === 204)).toBe(true);
    const refused = await savePosition(viewer.headers, "film-1", 42);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await savePosition(other.headers, "film-1", 42)).status).toBe(204);
  });

  it("T10: positions are deleted with their viewer", async () => {
    const { headers } = await signIn("viewer");
    await savePosition(headers, "film-1", 42);
    await client.console.send("POST", "/console/api/reset?keep=catalogue");
    expect(await resumeOf((await signIn("viewer")).headers)).toBeUndefined();
  });
});
