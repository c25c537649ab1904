import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningProvider } from "../../provider/start-provider.ts";
import { startProvider } from "../../provider/start-provider.ts";
import { accountsOf } from "./support/accounts.ts";
import { harbour } from "./support/catalogue.ts";
import { postgres } from "./support/databases.ts";
import { clientOf, usualOptions } from "./support/provider.ts";

const limit = 2;
const deviceCount = 5;
const catalogues = [
  { ...harbour, channel: { ...harbour.channel, deviceLimits: { playing: limit } } },
];
const film = "film-4";
const running: RunningProvider[] = [];
const clients = [0, 1].map((at) =>
  clientOf(
    () => running[at]?.origin ?? "",
    () => running[at]?.console?.origin ?? "",
  ),
);

type Act = { kind: "watch" | "verify" | "logout" | "remove"; device: number; process: number };
type Device = { headers: Record<string, string>; isSignedIn: boolean };

const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom("watch" as const, "verify" as const) },
    { weight: 1, arbitrary: fc.constantFrom("logout" as const, "remove" as const) },
  ),
  device: fc.nat({ max: deviceCount - 1 }),
  process: fc.nat({ max: 1 }),
});
/** Actions that happen at the same moment, repeatedly. */
const rounds = fc.array(fc.array(act, { minLength: 2, maxLength: 8 }), {
  minLength: 1,
  maxLength: 5,
});

beforeAll(async () => {
  const { place } = await postgres.create();
  for (const _ of clients) {
    const options = { ...usualOptions, catalogues, port: 0, consolePort: 0, database: place };
    running.push(await startProvider(options));
  }
}, 120_000);

afterAll(async () => {
  for (const each of running) await each.close();
});

const apis = clients.map((client) => ({ client, ...accountsOf(client) }));
const of = (process: number) => {
  const found = apis[process];
  if (!found) throw new Error("There are two processes.");
  return found;
};

async function signInOn(at: number): Promise<Device> {
  const { headers } = await of(at % 2).signIn("member");
  return { headers, isSignedIn: true };
}

async function perform({ kind, device, process }: Act, devices: Device[]): Promise<void> {
  const { client, post } = of(process);
  const headers = devices[device]?.headers ?? {};
  if (kind === "watch") await client.get(`/ch/harbour/content/${film}`, headers);
  if (kind === "verify") {
    await post("/ch/harbour/users/device-verification", { inputToken: film }, headers);
  }
  if (kind === "logout") await post("/channel/harbour/logout", {}, headers);
  if (kind === "remove") await removeDevice(process, devices, device);
}

/** The request comes from any other device that is still signed in. */
async function removeDevice(process: number, devices: Device[], device: number): Promise<void> {
  const { client } = of(process);
  const devicesResponse = await client.get("/ch/harbour/user-devices", devices[device]?.headers);
  if (devicesResponse.status !== 200) return;
  const list = (await devicesResponse.json()) as { id: string; isCurrentDevice: boolean }[];
  const id = list.find(({ isCurrentDevice }) => isCurrentDevice)?.id ?? "";
  await fetch(`${client.origin()}/ch/harbour/user-devices/${id}`, {
    method: "DELETE",
    headers: devices[device]?.headers,
  });
}

/** Every signed-in device requests to play, half of them at each process. */
async function playing(devices: Device[]): Promise<number[]> {
  const signedIn = devices.flatMap(({ headers, isSignedIn }, at) =>
    isSignedIn ? [{ headers, at }] : [],
  );
  const responses = await Promise.all(
    signedIn.map(async ({ headers, at }) => {
      const { status } = await of(at % 2).client.get(`/ch/harbour/content/${film}`, headers);
      return { at, status };
    }),
  );
  expect(responses.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
  return responses.flatMap(({ at, status }) => (status === 200 ? [at] : []));
}

// docs/security.md SE-122
describe("plays of one viewer under two processes on PostgreSQL", () => {
  it("Q8: are never more than the limit, nor fewer while devices request it, whatever happens at once", async () => {
    const property = fc.asyncProperty(rounds, async (all) => {
      const devices = await Promise.all(
        Array.from({ length: deviceCount }, (_, at) => signInOn(at)),
      );
      for (const round of all) {
        await of(0).forgetLimits();
        await Promise.all(round.map((each) => perform(each, devices)));
        for (const { kind, device } of round) {
          const ended = devices[device];
          if (ended && (kind === "logout" || kind === "remove")) ended.isSignedIn = false;
        }
        const first = await playing(devices);
        const left = devices.filter(({ isSignedIn }) => isSignedIn).length;
        expect(first).toHaveLength(Math.min(limit, left));
        // Playing devices continue, and no other starts.
        expect(await playing(devices)).toEqual(first);
      }
      await Promise.all(
        devices.map(({ headers }) => of(1).post("/channel/harbour/logout", {}, headers)),
      );
    });
    await fc.assert(property, { numRuns: 20 });
  }, 240_000);
});
