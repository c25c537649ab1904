import { expect, test } from "vitest";
import { loadRequest } from "../../../lib/pages/load-request.ts";
import { parseAddress } from "../../../lib/urls/parse-address.ts";
import { later } from "../../support/later.ts";
import { tinyToken } from "../../support/tiny-accounts.ts";
import { cookieOf, host } from "../../support/tiny-session.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";

const { provider, respond } = useTinyProvider();
const list = "/ch/tiny/paywalls";
const sold = (name: string) => ({ data: [{ token: "all", name, currency: "EUR", prices: [] }] });

/** The names of the offers on a page of prices. */
async function offered(address: string): Promise<string[] | undefined> {
  const { pathname, searchParams } = new URL(address, `http://${host}`);
  const parsed = parseAddress(pathname, searchParams);
  const cookie = await cookieOf({ accessToken: await tinyToken(provider().url) });
  const headers = new Headers({ host, cookie });
  const { data } = await loadRequest(headers, searchParams, parsed, { renews: false });
  return data.offer?.paywalls.map(({ name }) => name);
}

test("prices are shared for a minute, and prices that must be current for two seconds", async () => {
  respond(list, 200, sold("Before"));
  expect(await offered("/paywalls/")).toEqual(["Before"]);
  later(3);
  respond(list, 200, sold("After"));
  expect(await offered("/paywalls/")).toEqual(["Before"]);
  expect(await offered("/paywalls/?current=1")).toEqual(["After"]);
  respond(list, 200, sold("Later"));
  expect(await offered("/paywalls/?current=1")).toEqual(["After"]);
  expect(await offered("/paywalls/")).toEqual(["After"]);
  expect(provider().requestedPaths.filter((path) => path === list)).toHaveLength(2);
});
