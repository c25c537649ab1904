import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { providerLog } from "../../provider/domain/log.ts";
import { type RunningProvider, startProvider } from "../../provider/start-provider.ts";
import { pglite } from "./support/databases.ts";
import { usualOptions } from "./support/provider.ts";

const closing: (() => Promise<unknown>)[] = [];

/** A mail server that stores received mails, or rejects everything. */
async function mailServer(refuse = false) {
  const received: { to: string; message: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const message = Buffer.concat(chunks).toString();
        if (refuse) return done(new Error("no room"));
        received.push({ to: session.envelope.rcptTo[0]?.address ?? "", message });
        return done();
      });
    },
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = listening.address() as AddressInfo;
  return { received, address: `smtp://127.0.0.1:${port}` };
}

async function providerWith(smtpUrl: string): Promise<RunningProvider> {
  const { place: database } = await pglite.create();
  const running = await startProvider({
    ...usualOptions,
    port: 0,
    consolePort: 0,
    database,
    smtpUrl,
  });
  closing.unshift(() => running.close());
  return running;
}

async function forgot({ console, origin }: RunningProvider) {
  const success_url = "http://harbour.localhost:3000/user/changePassword";
  const response = await fetch(`${origin}/channel/harbour/forgot`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Accept-Language": "fr" },
    body: JSON.stringify({ email: "viewer@harbour.example", success_url }),
  });
  const mailbox = await (await fetch(`${console?.origin}/console/api/mails`)).json();
  return { status: response.status, mailbox };
}

describe("a mail server", () => {
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
    vi.restoreAllMocks();
  });

  it("B16: gets the mail as text and HTML, in the channel's name, and no copy is stored", async () => {
    const { received, address } = await mailServer();
    expect(await forgot(await providerWith(address))).toEqual({
      status: 204,
      mailbox: { mails: [] },
    });
    const [mail] = received;
    expect(mail?.to).toBe("viewer@harbour.example");
    expect(mail?.message).toContain("From: Harbour <no-reply@harbour.localhost>");
    expect(mail?.message).toContain("Subject: Un nouveau mot de passe pour Harbour");
    expect(mail?.message).toMatch(/text\/plain[^]+reset_token=[^]+text\/html/);
  });

  it("B16: that rejects or does not exist changes no response, and is logged", async () => {
    const errors = vi.spyOn(providerLog, "error").mockImplementation(() => {});
    const { address } = await mailServer(true);
    for (const one of [address, "smtp://127.0.0.1:9"]) {
      expect((await forgot(await providerWith(one))).status).toBe(204);
    }
    expect(errors).toHaveBeenCalledTimes(2);
    expect(errors).toHaveBeenCalledWith(
      expect.objectContaining({ task: "mail of harbour" }),
      "a task failed",
    );
  });

  it("B16: with an invalid address keeps the provider from starting, in one line", async () => {
    await expect(providerWith("mail.example")).rejects.toThrow(/^SMTP_URL is no .+ address\.$/);
  });
});
