import { readFileSync } from "node:fs";
import { provider } from "../../support/addresses.ts";
import { sitePort } from "../../support/ports.ts";
import { type Refuse, startRefusingProvider } from "../../support/refusing-provider.ts";

type Device = { id: string; isCurrentDevice: boolean };

/** The secret that the site shares with the tests' provider: with it, devices are named by their browsers. */
export function providerSecret(): string {
  const path = `../../../.cache/test-data-${sitePort}/provider-secret`;
  return readFileSync(new URL(path, import.meta.url), "utf8").trim();
}

/**
 * The embedded provider behind a proxy that lets only the first device play: the provider lists and removes devices, the
 * proxy limits them. The provider's own limits are in its catalogue, which tests share.
 */
export async function startOneDeviceProvider() {
  const order: string[] = [];
  const refuse: Refuse = async (path, authorization) => {
    if (!/\/content(?:-preview)?\/|\/device-verification$/.test(path) || authorization === "")
      return undefined;
    const channel = /^\/ch\/([\w-]+)/.exec(path)?.[1] ?? "";
    const headers = { authorization };
    const response = await fetch(provider(`/ch/${channel}/user-devices`), { headers });
    if (!response.ok) return undefined;
    const devices: Device[] = await response.json();
    for (const { id } of devices.toReversed()) if (!order.includes(id)) order.push(id);
    const first = order.find((id) => devices.some((device) => device.id === id));
    const currentId = devices.find(({ isCurrentDevice }) => isCurrentDevice)?.id;
    if (currentId === first) return undefined;
    const inputPreview = { name: "Blue Hour" };
    const data = { inputPreview, devices, deviceLimitThreshold: 1 };
    return [429, { source: "DEVICE_LIMIT", data }];
  };
  const door = await startRefusingProvider({}, refuse);
  /** Swaps the devices: the last one that made a request may play, and the first one may not. */
  return { ...door, turn: () => void order.reverse() };
}
