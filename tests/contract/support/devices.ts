import { afterEach, expect } from "vitest";
import { z } from "zod";
import type { DeviceLimits } from "../../../provider/domain/devices/device-limits.ts";
import type { SeedCatalogue } from "../../../provider/seed/catalogue-schema.ts";
import { accountsOf, password } from "./accounts.ts";
import { harbour } from "./catalogue.ts";
import type { TestDatabase } from "./databases.ts";
import { paidHarbour } from "./paid-harbour.ts";
import { useProvider } from "./provider.ts";

const devices = z.array(
  z.strictObject({
    id: z.string(),
    userAgent: z.string(),
    updatedAtEpochMS: z.number(),
    isCurrentDevice: z.boolean(),
    location: z
      .strictObject({
        city: z.string().optional(),
        countryCode: z.string().optional(),
        countryName: z.string().optional(),
      })
      .optional(),
  }),
);
/** The response of a verification. */
export const check = z.object({
  inputPreview: z.object({ name: z.string(), thumbnail: z.string() }),
  devices,
  deviceLimitThreshold: z.number(),
});
const refused = z.object({
  statusCode: z.number(),
  source: z.string().optional(),
  detail: z.string().optional(),
  message: z.string(),
  data: z.unknown().optional(),
});

export type Headers = Record<string, string>;

/** The harbour's programme on a channel with its own limits. */
function channelOf(token: string, deviceLimits: DeviceLimits | undefined): SeedCatalogue {
  const channel = { ...harbour.channel, token, channelId: `ch_${token}`, deviceLimits };
  return { ...harbour, channel };
}

const catalogues = [
  channelOf("pier", { playing: 2 }),
  channelOf("club", { signedIn: 2 }),
  channelOf("sea", undefined),
  {
    ...paidHarbour,
    channel: { ...paidHarbour.channel, deviceLimits: { playing: 1 } },
    paywalls: paidHarbour.paywalls?.map((each) =>
      each.token === "crew" ? { ...each, deviceLimits: { playing: 3 } } : each,
    ),
  },
];

/** A provider of channels with device limits, reset before each test, and its viewers on several devices. */
export function useDevices(database: TestDatabase) {
  const client = useProvider(database, { catalogues });
  afterEach(async () => {
    await client.console.send("POST", "/console/api/reset?keep=catalogue");
  });

  /** One viewer of a channel on several devices. */
  const on = (channel: string, name = "member") => {
    const { post, login, bearer } = accountsOf(client, channel);
    const at = (path: string) => `/ch/${channel}${path}`;
    const signIn = async (more: Headers = {}): Promise<Headers> => {
      const response = await login(name, password, more);
      const session = z.object({ access_token: z.string() }).parse(await response.json());
      return bearer(session.access_token);
    };
    return {
      signIn,
      /** Signs in on four devices, one after the other. */
      signInOnFour: async () =>
        [await signIn(), await signIn(), await signIn(), await signIn()] as const,
      list: async (headers: Headers) =>
        devices.parse(await client.json(at("/user-devices"), headers)),
      currentDeviceId: async (headers: Headers) => {
        const all = devices.parse(await client.json(at("/user-devices"), headers));
        return all.find(({ isCurrentDevice }) => isCurrentDevice)?.id ?? "";
      },
      remove: (headers: Headers, id: string, more: Headers = {}) =>
        fetch(client.origin() + at(`/user-devices/${id}`), {
          method: "DELETE",
          headers: { ...headers, ...more },
        }),
      watch: (headers: Headers, film = "film-4") => client.get(at(`/content/${film}`), headers),
      verify: (headers: Headers, inputToken: unknown = "film-4") =>
        post(at("/users/device-verification"), { inputToken }, headers),
      refresh: (headers: Headers) => post(at("/users/access-token"), {}, headers),
      me: (headers: Headers) => client.get(at("/users/me?r=1"), headers),
      logout: (headers: Headers) => post(`/channel/${channel}/logout`, {}, headers),
    };
  };
  const later = (ms: number) =>
    client.console.send("POST", "/console/api/clock", { action: "shift", ms });
  const whyNot = async (response: Response) => {
    const { statusCode, detail, message } = refused.parse(await response.json());
    return [statusCode, message, detail];
  };
  const overOf = async (response: Response) => {
    expect(response.status).toBe(429);
    const { source, data } = refused.parse(await response.json());
    expect(source).toBe("DEVICE_LIMIT");
    return check.parse(data);
  };

  return { client, on, later, whyNot, overOf };
}
