import { z } from "zod";
import { provider } from "../support/addresses.ts";
import { consoleApi } from "../support/console-api.ts";
import { expect, test } from "../support/journey.ts";
import { sendRequest } from "./support/send-request.ts";

const channelPath = "/admin/v1/channels/demo";

/** A call of the first owner, whose cookie it has. */
async function callAdmin(cookie: string, method: string, path: string, body?: object) {
  const response = await fetch(provider(path), {
    method,
    headers: { Cookie: cookie, "Content-Type": "application/json", "If-Match": "*" },
    body: body && JSON.stringify(body),
  });
  expect(response.ok).toBe(true);
  return response;
}

async function becomeFirstOwner(): Promise<string> {
  const { path } = await consoleApi.firstOwner();
  const person = { email: "owner@acme.example", name: "Ada", password: "a lantern in the harbour" };
  const response = await callAdmin("", "POST", path, person);
  return response.headers.get("set-cookie")?.split(";")[0] ?? "";
}

// docs/admin-api.md AA-102
test("a channel's new name is shown at once, although its page was cached for a minute", async () => {
  const cookie = await becomeFirstOwner();
  const read = await callAdmin(cookie, "GET", channelPath);
  const { name } = z.object({ name: z.string() }).parse(await read.json());
  const rename = (to: string) => callAdmin(cookie, "PATCH", channelPath, { name: to });
  const home = async () => (await sendRequest("demo")).body;
  expect(await home()).toContain(name);
  try {
    await rename("Renamed by its owner");
    await expect.poll(home).toContain("Renamed by its owner");
  } finally {
    await rename(name);
  }
  await expect.poll(home).not.toContain("Renamed by its owner");
});
