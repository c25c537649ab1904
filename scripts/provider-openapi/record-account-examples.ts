import { z } from "zod";
import { seededPassword } from "../../provider/seed/viewers/seeded-viewers.ts";
import { readMailedParam } from "./read-mails.ts";
import type { RecordingClient } from "./recording-client.ts";

const signedIn = z.object({ access_token: z.string() });
const back = { success_url: "https://demo.example.com/", vfchost: "demo.example.com" };

/** Signs a viewer of the seeded channel in; the response is the example of `login`. */
export async function signInRecorded({ record }: RecordingClient, name: string): Promise<string> {
  const email = `${name}@demo.example`;
  const user = await record("PA-29", { body: { email, password: seededPassword, ...back } });
  return signedIn.parse(user).access_token;
}

/** What a viewer calls about the account, lists, positions and devices. */
export async function recordAccountExamples(
  client: RecordingClient,
  console: string,
): Promise<void> {
  const { record } = client;
  await recordSignUp(client, console);
  const bearer = await signInRecorded(client, "returning");
  await record("PA-38", { params: { r: "1" }, bearer });
  await record("PA-343", { body: { first_name: "Rosa", last_name: "Almeida" }, bearer });
  await record("PA-41", { bearer });
  await record("PA-100", { bearer });
  await record("PA-140", { params: { pageId: "home", sectionId: "home-list", page: "1" }, bearer });
  await record("PA-177", { bearer });
  await record("PA-179", { body: { inputToken: "moss-the-smallest-forest" }, bearer });
  await record("PA-367", { bearer });
  await record("PA-39", { body: {}, bearer });
}

async function recordSignUp({ record }: RecordingClient, console: string): Promise<void> {
  const email = "nora@example.com";
  const names = { first_name: "Nora", last_name: "Quay" };
  await record("PA-30", {
    body: {
      email,
      password: "a-boat-at-sea",
      ...names,
      ...back,
      success_url: `${back.success_url}user/verify/`,
    },
  });
  const verifyToken = await readMailedParam(console, email, "verify_token");
  await record("PA-33", { params: { verifyToken }, body: {} });
}
