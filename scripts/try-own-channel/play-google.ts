import { join } from "node:path";
import { freePort } from "../../tests/support/free-port.ts";
import { pathInProject, pinnedNodePath } from "../lib/project-paths.mjs";
import { createCleanEnvironment } from "./marquee.ts";
import { startProgram } from "./programs.ts";
import { sendRequest } from "./send-request.ts";

/** A stranger that plays Google, and that Marquee reaches by HTTP alone. */
export type PlayedGoogle = {
  issuer: string;
  /** Registers an application, as owners do in Google's console. */
  register: (client: GoogleClient) => Promise<void>;
};

export type GoogleClient = { clientId: string; secret: string; name: string; redirectUri: string };

/** Starts the sandbox of identity providers of another provider. */
export async function playGoogle(folder: string): Promise<PlayedGoogle> {
  const [providerPort, consolePort] = [await freePort(), await freePort()];
  const stranger = startProgram(pinnedNodePath, [pathInProject("provider", "main.ts")], {
    ...createCleanEnvironment(),
    PROVIDER_PORT: String(providerPort),
    CONSOLE_PORT: String(consolePort),
    DATA_DIR: join(folder, "stranger"),
    DEMO: "0",
    CONSOLE: "1",
  });
  await stranger.waitForOutput(/console on http/);
  const origin = `http://localhost:${consolePort}`;
  return {
    issuer: `${origin}/identity/google`,
    register: async (client) => {
      const address = `${origin}/console/api/identity-clients`;
      const { status, body } = await sendRequest(address, { method: "POST", json: client });
      if (status !== 200) throw new Error(`The application is not registered: ${body}`);
    },
  };
}
