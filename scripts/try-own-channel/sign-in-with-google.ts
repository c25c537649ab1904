import { z } from "zod";
import { ownerDomain } from "./add-domain.ts";
import type { Marquee } from "./marquee.ts";
import type { Owner } from "./owner.ts";
import { playGoogle } from "./play-google.ts";
import { beginStep, confirm, measureUntil, reportAction, shownWithinMs } from "./report.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

const keys = { clientId: "acme.apps", secret: "a-secret-of-the-owner-at-google" };

/** Enters keys of Google, and has a visitor sign in with them; gives the signed-in visitor. */
export async function signInWithGoogle(marquee: Marquee, owner: Owner): Promise<Visitor> {
  beginStep("Signing in with Google");
  const google = await playGoogle(marquee.folder);
  reportAction("POST /admin/v1/channels/acme/sign-in-providers");
  const path = "/channels/acme/sign-in-providers";
  const { callbackUrl } = await owner.call(z.object({ callbackUrl: z.string() }), "POST", path, {
    method: "google",
    clientId: keys.clientId,
    clientSecret: keys.secret,
    // Only because another program plays Google.
    issuer: google.issuer,
  });
  reportAction(`registers ${callbackUrl} at Google`);
  await google.register({ ...keys, name: "Acme", redirectUri: callbackUrl });

  const visitor = await signInVisitor(marquee, { subject: "ada", name: "Ada Byron" });
  const listed = await owner.attempt("GET", "/channels/acme/viewers?email=ada@people.example");
  confirm(listed.body.includes("ada@people.example"), "the owner finds the viewer", listed.body);
  return visitor;
}

/** A visitor of the site chooses an account of Google. */
export async function signInVisitor(
  marquee: Marquee,
  { subject, name }: { subject: string; name: string },
): Promise<Visitor> {
  const visitor = createVisitor();
  const page = marquee.site(ownerDomain, "/user/signIn");
  const isOffered = async () => (await visitor.open(page)).body.includes("Google");
  const afterMs = await measureUntil(isOffered, shownWithinMs);
  confirm(afterMs !== undefined, "the sign-in page offers Google");
  const begun = await visitor.open(marquee.site(ownerDomain, "/api/start-sign-in"), {
    method: "POST",
    headers: { Origin: new URL(page).origin },
    json: { method: "google", mobile: false },
  });
  confirm(begun.status === 200, "a visitor begins to sign in", begun.body);
  const { to } = z.object({ to: z.string() }).parse(JSON.parse(begun.body));
  const choice = await visitor.open(to);
  confirm(choice.body.includes(name), "Google requests the choice of an account", choice.body);
  const form = { person: subject };
  const end = await visitor.open(choice.url, { method: "POST", form });
  confirm(end.url.hostname === ownerDomain, "the visitor is back on the channel", end.url.href);
  await confirmSignedIn(marquee, visitor, name);
  return visitor;
}

/** Confirms that the site knows the visitor. */
export async function confirmSignedIn(
  marquee: Marquee,
  visitor: Visitor,
  name: string,
): Promise<void> {
  const { body } = await visitor.open(marquee.site(ownerDomain, "/api/viewer"));
  confirm(body.includes(name), `${name} is signed in`, body);
}
