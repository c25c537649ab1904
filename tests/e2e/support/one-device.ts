import { readFileSync } from "node:fs";
import { provider } from "../../support/addresses.ts";
import { sitePort } from "../../support/ports.ts";
import { type Refuse, startRefusingProvider } from "../../support/refusing-provider.ts";

type Device = { id: string; isCurrentDevice: boolean };

/** What the site shares with the tests' provider: with it, devices are named by their browsers. */
export function providerSecret(): string {
  const path = `../../../.cache/test-data-${sitePort}/provider-secret`;
  return readFileSync(new URL(path, import.meta.url), "utf8").trim();
}

/**
 * The embedded provider, of whose devices only the first that asked may play: it lists and removes them, and the
 * door counts. The limits of its own are in its catalogue, which journeys share.
 */
export async function startOneDeviceProvider() {
  const order: string[] = [];
  const refuse: Refuse = async (path, authorization) => {
    if (!/\/content(?:-preview)?\/|\/device-verification$/.test(path) || authorization === "")
      return undefined;
    const channel = /^\/ch\/([\w-]+)/.exec(path)?.[1] ?? "";
    const headers = { authorization };
    const answer = await fetch(provider(`/ch/${channel}/user-devices`), { headers });
    if (!answer.ok) return undefined;
    const devices: Device[] = await answer.json();
    for (const { id } of devices.toReversed()) if (!order.includes(id)) order.push(id);
    const first = order.find((id) => devices.some((device) => device.id === id));
    const own = devices.find(({ isCurrentDevice }) => isCurrentDevice)?.id;
    if (own === first) return undefined;
    const inputPreview = { name: "Blue Hour" };
    const data = { inputPreview, devices, deviceLimitThreshold: 1 };
    return [429, { source: "DEVICE_LIMIT", data }];
  };
  const door = await startRefusingProvider({}, refuse);
  /** The devices change places: the last one that asked may play, and the first one may not. */
  return { ...door, turn: () => void order.reverse() };
}
