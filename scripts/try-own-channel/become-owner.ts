import { z } from "zod";
import type { Marquee } from "./marquee.ts";
import { createOwner, type Owner } from "./owner.ts";
import { beginStep, confirm, reportAction } from "./report.ts";
import { sendRequest } from "./send-request.ts";

/** The owner sets a password at the printed link, and makes an API key for programs. */
export async function becomeOwner(marquee: Marquee, link: string): Promise<Owner> {
  beginStep("The owner");
  reportAction("opens the printed link, and sends the form with a password");
  const form = await sendRequest(link);
  confirm(form.status === 200 && form.body.includes("<form"), "the link shows a form", form.body);
  const person = { email: "ada@acme.example", name: "Ada", password: "a lantern in the harbour" };
  const accepted = await sendRequest(link, { method: "POST", json: person });
  confirm(accepted.status === 200, "Ada owns all channels", accepted.body);
  const again = await sendRequest(link, { method: "POST", json: person });
  confirm(again.status === 410, "the link is good once", again.body);

  const [cookie = ""] = accepted.headers["set-cookie"]?.[0]?.split(";") ?? [];
  reportAction("POST /admin/v1/api-keys: a key for programs");
  const ada = createOwner(marquee, { Cookie: cookie });
  const scopes = ["channels", "pages", "contents", "viewers"].flatMap((name) => [
    `${name}:read`,
    `${name}:write`,
  ]);
  const { secret } = await ada.call(z.object({ secret: z.string() }), "POST", "/api-keys", {
    name: "Own channel",
    channel: null,
    scopes: [...scopes, "channels:create", "pages:publish"],
  });
  confirm(secret.startsWith("mqk_"), "the secret of the key is shown once");
  return createOwner(marquee, { Authorization: `Bearer ${secret}` });
}
