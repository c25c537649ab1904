import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { rateLimits, wrongPasswords } from "../../provider/db/accounts-schema.ts";
import { openPostgres } from "../../provider/db/open-postgres.ts";
import { argon2idHasher, type PasswordHasher } from "../../provider/domain/accounts/passwords.ts";
import { startProvider } from "../../provider/start-provider.ts";
import { accountsOf, password } from "./support/accounts.ts";
import { databases, oneDatabase, postgres } from "./support/databases.ts";
import { asSite, clientOf, useProvider, usualOptions } from "./support/provider.ts";

const hour = 60 * 60 * 1000;

/** The delays of sign-ins, in ms. `gate` makes them wait until it is resolved. */
const pauses: number[] = [];
let gate: Promise<void> | undefined;
const pause = async (ms: number) => {
  pauses.push(ms);
  await gate;
};

const from = (address: string) => ({ ...asSite, "X-Viewer-Ip": address });
/** An address that no other request has. */
const elsewhere = (index: number) => from(`2001:db8:${index.toString(16)}::1`);

beforeEach(() => {
  pauses.length = 0;
  gate = undefined;
});

// docs/security.md SE-36
describe.each(databases)("wrong passwords on $name", (database) => {
  const client = useProvider(database, { pause });
  const { login, mails, post, signIn } = accountsOf(client);
  const shift = (ms: number) =>
    client.console.send("POST", "/console/api/clock", { action: "shift", ms });
  const attack = async (name: string, tries: number, first = 0) => {
    for (let index = first; index < first + tries; index += 1) {
      expect((await login(name, "not-this-one", elsewhere(index))).status).toBe(401);
    }
  };
  afterEach(async () => {
    await client.console.send("POST", "/console/api/reset?keep=catalogue");
  });

  it("A15: from anywhere do not block other viewers", async () => {
    await attack("viewer", 40);
    expect((await login("viewer", password, from("192.0.2.7"))).status).toBe(200);
  });

  it("A15: of one /64 count as those of one address", async () => {
    for (let host = 1; host <= 10; host += 1) {
      await login("viewer", "not-this-one", from(`2001:db8:0:7::${host}`));
    }
    expect((await login("viewer", password, from("2001:db8:0:7:9::1"))).status).toBe(429);
    expect((await login("viewer", password, from("2001:db8:0:8::1"))).status).toBe(200);
  });

  it.each(["viewer", "nobody"])(
    "A16: of %s delay the next, longer each time up to a maximum",
    async (name) => {
      await attack(name, 12);
      expect(pauses).toEqual([250, 500, 1000, 1500, 1500, 1500, 1500]);
    },
  );

  it("A16: of one account delay no other", async () => {
    await attack("viewer", 12);
    pauses.length = 0;
    expect((await login("member")).status).toBe(200);
    expect(pauses).toEqual([]);
  });

  it("A16: are forgotten after a right one, and after a day without any", async () => {
    await attack("viewer", 6);
    expect((await login("viewer", password, from("192.0.2.7"))).status).toBe(200);
    await attack("viewer", 6, 6);
    await shift(24 * hour + 1000);
    pauses.length = 0;
    await attack("viewer", 5, 12);
    expect(pauses).toEqual([]);
  });

  it("A16: of a password change count as those of a sign-in", async () => {
    const { headers } = await signIn("viewer");
    for (let index = 0; index < 6; index += 1) {
      const body = { current_password: "not-this-one", password: "a-new-mooring" };
      const path = "/channel/harbour/me/change-password";
      const response = await post(path, body, { ...headers, ...elsewhere(index) });
      expect(response.status).toBe(422);
    }
    expect(pauses).toEqual([250]);
  });

  it("A17: delay no sign-in from where the owner has signed in before", async () => {
    expect((await login("viewer", password, from("192.0.2.7"))).status).toBe(200);
    await attack("viewer", 12);
    pauses.length = 0;
    expect((await login("viewer", password, from("192.0.2.7"))).status).toBe(200);
    expect(pauses).toEqual([]);
  });

  it("A19: ten in a row are reported to the owner once, in the language of their last sign-in", async () => {
    const italian = { ...from("192.0.2.7"), "Accept-Language": "it" };
    expect((await login("viewer", password, italian)).status).toBe(200);
    await attack("viewer", 9);
    expect(await mails("viewer@harbour.example")).toEqual([]);
    await attack("viewer", 21, 9);
    const [mail, ...more] = await mails("viewer@harbour.example");
    expect(mail?.subject).toBe("Password errate per il tuo account Harbour");
    expect(mail?.links).toEqual(["http://harbour.localhost:3000/user/forgotPassword"]);
    expect(more).toEqual([]);
  });

  it("A19: the next row is reported again", async () => {
    await attack("viewer", 12);
    expect((await login("viewer", password, from("192.0.2.7"))).status).toBe(200);
    await attack("viewer", 12, 12);
    expect(await mails("viewer@harbour.example")).toHaveLength(2);
  });

  it("A19: ten at once are reported once", async () => {
    await Promise.all(
      Array.from({ length: 14 }, (_, index) => login("viewer", "wrong", elsewhere(index))),
    );
    expect(await mails("viewer@harbour.example")).toHaveLength(1);
  });

  it("A19: wrong passwords for an account without one are not reported", async () => {
    await attack("social", 12);
    expect(await mails("social@harbour.example")).toEqual([]);
  });
});

describe.each(oneDatabase)("delayed sign-ins on $name", (database) => {
  const verifiedPasswords: string[] = [];
  const hasher: PasswordHasher = {
    hash: usualOptions.hasher.hash,
    verify: (storedHash, word) => {
      verifiedPasswords.push(word);
      return argon2idHasher.verify(storedHash, word);
    },
  };
  const { login } = accountsOf(useProvider(database, { pause, hasher }));

  it("A18: are at most ten of an account, and one more is 429 without a check of its password", async () => {
    for (let index = 0; index < 5; index += 1) await login("viewer", "wrong", elsewhere(index));
    let letGo = () => {};
    gate = new Promise((resolve) => (letGo = resolve));
    const waiting = Array.from({ length: 10 }, (_, index) =>
      login("viewer", "wrong", elsewhere(5 + index)),
    );
    await expect.poll(() => pauses.length, { timeout: 20_000 }).toBe(10);
    verifiedPasswords.length = 0;

    const refused = await login("viewer", password, elsewhere(99));
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "2"]);
    expect(verifiedPasswords).toEqual([]);
    expect((await login("member")).status).toBe(200);

    letGo();
    const responses = await Promise.all(waiting);
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(401));
    expect((await login("viewer", password, elsewhere(99))).status).toBe(200);
  });
});

describe("wrong passwords of several processes", () => {
  it("A20: are counted together, under hashes, and deleted when they expire", async () => {
    const { place } = await postgres.create();
    if (place.kind !== "postgres") throw new Error("expected a server's database");
    const options = { ...usualOptions, pause, port: 0, consolePort: 0, database: place };
    const one = await startProvider(options);
    const other = await startProvider(options);
    const { db, close } = await openPostgres(place.url);
    try {
      const [first, second] = [one, other].map(({ origin, console }) => {
        const client = clientOf(
          () => origin,
          () => console?.origin ?? "",
        );
        return { ...client, ...accountsOf(client) };
      });
      if (!first || !second) throw new Error("expected two processes");
      for (let index = 0; index < 10; index += 1) {
        const { login } = index % 2 ? first : second;
        expect((await login("viewer", "wrong", from("192.0.2.7"))).status).toBe(401);
      }
      for (const { login } of [first, second]) {
        expect((await login("viewer", password, from("192.0.2.7"))).status).toBe(429);
      }
      expect(pauses).toEqual([250, 500, 1000, 1500, 1500]);
      expect(await first.mails("viewer@harbour.example")).toHaveLength(1);

      const [streaks, counts] = [
        await db.select().from(wrongPasswords),
        await db.select().from(rateLimits),
      ];
      expect([streaks.length, counts.length]).toEqual([1, 2]);
      expect(JSON.stringify([streaks, counts])).not.toMatch(/harbour|192\.0/);

      await db.update(rateLimits).set({ expire: new Date(0) });
      await first.console.send("POST", "/console/api/clock", { action: "shift", ms: 25 * hour });
      await first.login("member", "wrong", from("192.0.2.8"));
      await first.mails("");
      expect(await db.select().from(wrongPasswords)).toHaveLength(1);
      expect(await db.select().from(rateLimits)).toHaveLength(2);
    } finally {
      await Promise.all([one.close(), other.close(), close()]);
    }
  });
});
