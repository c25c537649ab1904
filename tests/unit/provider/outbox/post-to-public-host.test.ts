import { createServer } from "node:http";
import { expect, it } from "vitest";
import { postToPublicHost } from "../../../../provider/outbox/post-to-public-host.ts";

const message = { headers: {}, body: "{}", isTrusted: false };

// docs/security.md SE-240
it.each(["127.0.0.1", "10.1.2.3", "169.254.169.254", "[::1]", "[::ffff:192.168.1.1]", "0.0.0.0"])(
  "no connection is made to the address %s",
  async (host) => {
    const url = new URL(`https://${host}:9/`);
    await expect(postToPublicHost(url, message)).rejects.toThrow(/is not allowed/);
  },
);

// docs/security.md SE-240
it("no connection is made to a public name that leads to a private address", async () => {
  let connections = 0;
  const server = createServer().on("connection", () => (connections += 1));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await expect(postToPublicHost(new URL(`https://localhost:${port}/`), message)).rejects.toThrow(
    /host:localhost.* is not allowed/,
  );
  server.close();
  expect(connections).toBe(0);
});

it("an address that is not https is refused", async () => {
  const url = new URL("http://crm.example/");
  await expect(postToPublicHost(url, message)).rejects.toThrow("not https");
});
