import { connect } from "node:net";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { pathInProject } from "../../scripts/lib/project-paths.mjs";
import { freePort } from "../support/free-port.ts";
import { startSupervisor } from "../support/supervising/start-supervisor.ts";
import { asSite } from "./support/provider.ts";
import { type ProviderProcess, startProviderProcess } from "./support/provider-process.ts";

const timeout = 300_000;
const login = "/channel/demo/login";
/** A shell that prints its process id and becomes the given program. */
const sayPid = 'echo "provider is $$"; exec "$0" "$@"';

describe("the provider's process", { timeout }, () => {
  let child: ProviderProcess;
  const post = (path: string, requestId: string, body: object) =>
    fetch(child.origin + path, {
      method: "POST",
      headers: { ...asSite, "Content-Type": "application/json", "X-Request-Id": requestId },
      body: JSON.stringify(body),
    });
  beforeAll(async () => {
    child = await startProviderProcess({
      SMTP_URL: "smtp://127.0.0.1:9",
      PROVIDER_SECRET: asSite["X-Provider-Secret"],
    });
  }, timeout);
  afterAll(() => child.stop(), timeout);

  // docs/security.md SE-225
  it("AA-13: a process without staff prints where the first owner is made", async () => {
    const { path } = await child.logged("no owner yet: docs/admin-api.md AA-13");
    const body = { email: "ada@acme.example", name: "Ada", password: "a lantern in the harbour" };
    const accept = () => post(String(path), "an-owner", body);
    expect([(await accept()).status, (await accept()).status]).toEqual([200, 410]);
    const logged = child.log().filter(({ call }) => call?.includes("/admin/v1"));
    expect(JSON.stringify(logged)).not.toContain(String(path).split("/").at(-1));
  });

  it("K21: an unhandled rejection is logged with its call, and ends nothing", async () => {
    await post(login, "a-rejection", { fail: "reject" });
    expect(await child.logged("nobody handled this rejection")).toMatchObject({
      call: `POST ${login}`,
      requestId: "a-rejection",
      err: expect.stringMatching(/^Error: let go\n +at .*fail-on-body/),
    });
    expect((await fetch(`${child.origin}/health`)).status).toBe(200);
  });

  it("K22: a mail that fails after its response is logged with the request that caused it", async () => {
    const response = await post("/channel/demo/forgot", "a-lost-mail", {
      email: "viewer@demo.example",
      success_url: "http://demo.localhost:3000/user/changePassword",
    });
    expect(response.status).toBe(204);
    expect(await child.logged("a task failed")).toMatchObject({
      task: "mail of demo",
      call: "POST /channel/demo/forgot",
      requestId: "a-lost-mail",
    });
  });

  it("K20: an uncaught exception is logged, lets responses finish and ends with 1", async () => {
    const body = JSON.stringify({ email: "viewer@demo.example", password: "not this one" });
    const socket = connect(child.port, "127.0.0.1").setEncoding("utf8");
    const ended = once(socket, "close");
    let received = "";
    socket.on("data", (text: string) => (received += text));
    const head = [`POST ${login} HTTP/1.1`, "Host: a", "Content-Type: application/json"];
    const text = [...head, `Content-Length: ${body.length}`, "", body.slice(0, 9)].join("\r\n");
    // A request that was sent after this on another connection is read after it.
    await new Promise((sent) => socket.write(text, sent));
    await fetch(`${child.origin}/health`);

    await post(login, "an-exception", { fail: "throw" }).catch(() => undefined);
    expect(await child.logged("nobody caught this exception")).toMatchObject({
      call: `POST ${login}`,
      requestId: "an-exception",
      err: expect.stringMatching(/^Error: not caught\n +at .*fail-on-body/),
    });
    socket.write(body.slice(9));
    await ended;

    expect(received).toMatch(/^HTTP\/1\.1 401 /);
    expect(await child.code()).toBe(1);
  });

  // The data of the process above, because seeding takes longer than everything else here.
  it("K27: a provider that was killed is restarted with its data", async () => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const provider = {
      name: "provider",
      program: "sh",
      args: ["-c", sayPid, process.execPath, pathInProject("provider", "main.ts")],
      env: { PROVIDER_PORT: String(port), CONSOLE: "0", DATA_DIR: child.folder, DATABASE_URL: "" },
      health: `${origin}/health`,
    };
    const closing: (() => Promise<unknown>)[] = [];
    const supervisor = startSupervisor([provider], closing);
    onTestFinished(async () => {
      for (const close of closing) await close();
    });
    await supervisor.says("all are well");
    process.kill(Number(supervisor.output().match(/provider is (\d+)/)?.[1]), "SIGKILL");
    await supervisor.says("The provider is well again.");
    expect((await fetch(`${origin}/ch/demo`)).status).toBe(200);
    supervisor.kill("SIGTERM");
    expect(await supervisor.code()).toBe(0);
  });
});
